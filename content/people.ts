import type { LocalSite } from './local-site.ts';
import type { Locale, Photo } from './site.ts';

const texts = ['name', 'role', 'experience', 'expertise', 'qualification'] as const;

/** Returns a photograph with what it shows in a language; null where the owner has not written it there. */
export const photoIn = (locale: Locale, photo: Photo): Photo | null => {
  const shows = locale === 'en' ? photo.shows : photo.tamil;
  return shows ? { ...photo, shows } : null;
};

/** Returns who works at the firm, its years and its photographs: those of them that the owner has written in the language. */
export const listPeople = ({ claimed, people, locale, fact, town }: LocalSite) => {
  const filled = (text: string): string =>
    text
      .replaceAll('{founded}', fact('firm.founded'))
      .replaceAll('{years}', fact('firm.years'))
      .replaceAll('{clients}', fact('firm.clients'))
      .replaceAll('{town}', town);
  /** True unless the text mentions the year of foundation while the firm no longer claims it. */
  const isClaimed = (text: string): boolean => claimed('founded', true, false) || !/\{(?:founded|years)\}/.test(text);
  return {
    team: claimed('team', people.team, []).flatMap((member) => {
      const own = locale === 'en' ? member : member.tamil;
      return own
        ? [
            {
              icon: member.icon,
              photo: member.photo && photoIn(locale, member.photo),
              ...(Object.fromEntries(
                texts.map((key) => [key, isClaimed(own[key] ?? '') ? filled(own[key] ?? '') : '']),
              ) as Record<(typeof texts)[number], string>),
            },
          ]
        : [];
    }),
    milestones: claimed('milestones', people.milestones, []).flatMap(({ year, event, tamil }) => {
      if (!claimed('leading', true, false) && /\bleading\b/i.test(event)) return [];
      if (!claimed('clients', true, false) && /\bclients\b/i.test(event)) return [];
      if (!isClaimed(`${year} ${event}`)) return [];
      const own = locale === 'en' ? event : tamil;
      return own ? [{ year: filled(String(year)), event: filled(own) }] : [];
    }),
    photos: people.photos.flatMap((photo) => photoIn(locale, photo) ?? []),
  };
};
