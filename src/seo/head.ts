import { tamilHome } from '../../content/language-names.ts';
import type { Seo } from '../../content/schema.ts';
import type { Photo } from '../../content/site.ts';
import { type Locale, languageTags, localePrefixes } from '../addresses/locale.ts';
import { sharedPhoto } from '../addresses/photo-files.ts';
import { type PageRoute, readLocale, type ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';
import { listKeywords } from './keywords.ts';

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

export const inLocale = ({ locale: _, ...page }: PageRoute, of: Locale): PageRoute =>
  of === 'en' ? page : { ...page, locale: of };

/** Returns the published languages of a page, and the English one for readers of none of them; none where it is one. */
export const listAlternates = (
  { isTranslated, isPublished, firm, canonicalPath }: Edition,
  route: PageRoute,
  of: readonly Locale[],
): readonly Alternate[] => {
  if (!isTranslated(route)) return [];
  const published = of.filter((locale) => isPublished(inLocale(route, locale)));
  if (published.length < 2) return [];
  const href = (locale: Locale): string => firm.origin + canonicalPath(inLocale(route, locale));
  return [
    ...published.map((locale) => ({ hreflang: languageTags[locale], href: href(locale) })),
    { hreflang: 'x-default', href: href('en') },
  ];
};

export interface OtherLanguage {
  readonly locale: Locale;
  readonly href: string;
  /** Its name in its language, where it is not the same page. */
  readonly name?: string;
}

const home: PageRoute = { kind: 'fixed', page: 'home' };

const nearest = (
  { isTranslated, cityEntry }: Edition,
  route: ScreenRoute,
): { readonly route: PageRoute; readonly name?: string } => {
  if (route.kind === 'not-found') return { route: home };
  if (isTranslated(route)) return { route };
  const name = route.kind === 'city-service' && cityEntry(route.city).tamilName;
  return name ? { route: { kind: 'city', city: route.city }, name } : { route: home, name: tamilHome };
};

/** Returns the page in the other language; null if the site has one language. */
export const otherLanguage = (edition: Edition, route: ScreenRoute): OtherLanguage | null => {
  const { locales, canonicalPath } = edition;
  const locale = locales.find((each) => each !== readLocale(route));
  if (!locale) return null;
  const { route: to, ...named } = nearest(edition, route);
  return { locale, href: canonicalPath(inLocale(to, locale)), ...named };
};

/** The category and the photograph are those of a post. */
export type PageSeo = Seo & { readonly category?: string; readonly image?: Photo | null };

export interface Head extends Seo {
  readonly locale: Locale;
  /** It is empty on the Not Found page. */
  readonly keywords: string;
  /** Absolute; the Not Found page has none. */
  readonly canonical: string | null;
  readonly robots: 'index, follow' | 'noindex';
  readonly image: string;
  readonly alternates: readonly Alternate[];
}

/** Returns the name of a page's picture, which is also the seed of its kolam. */
export const imageName = (route: ScreenRoute): string => {
  switch (route.kind) {
    case 'fixed':
      return route.page;
    case 'service':
    case 'papers':
      return route.service;
    case 'city':
    case 'city-service':
      return route.city;
    case 'post':
      return route.post;
    case 'tool':
      return route.tool;
    case 'own-page':
      return route.own;
    case 'own-service':
      // Its name may be that of a page.
      return `service-${route.own}`;
    case 'not-found':
      return 'home';
  }
};

export const imagePath = (route: ScreenRoute): string =>
  `${localePrefixes[readLocale(route)]}/share/${imageName(route)}.png`;

export const makeHead = (edition: Edition, route: ScreenRoute, seo: PageSeo): Head => {
  const { firm, canonicalPath, isPublished, locales } = edition;
  const isListed = route.kind !== 'not-found' && isPublished(route);
  return {
    locale: readLocale(route),
    title: seo.title,
    description: seo.description,
    keywords: listKeywords(edition, route, seo.category),
    canonical: route.kind === 'not-found' ? null : `${firm.origin}${canonicalPath(route)}`,
    robots: isListed ? 'index, follow' : 'noindex',
    image: firm.origin + (seo.image ? sharedPhoto(seo.image) : imagePath(route)),
    alternates: isListed ? listAlternates(edition, route, locales) : [],
  };
};
