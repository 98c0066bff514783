import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import type { reachWords as english } from './en.ts';

export const reachTexts = (site: LocalSite) => {
  const { fact } = site;
  /** The opening hours on one line; an hour stays with its part of the day. */
  const hoursLine = fact('firm.hours-line').replaceAll(/ (?=\d)/g, '\u00a0');
  /** The opening hours for small places. */
  const shortHours = fact('firm.hours-short');
  return { hoursLine, shortHours };
};

export const reachWords = {
  phone: 'தொலைபேசி',
  email: 'மின்னஞ்சல்',
  hours: 'அலுவலக நேரம்',
  chat: 'WhatsApp-இல் பேச',
} satisfies Translated<typeof english>;

/** Returns the end of a WhatsApp message that is about something. */
export const messageAbout = (subject: string): string => `${subject} பற்றிக் கேட்கிறேன்.`;
