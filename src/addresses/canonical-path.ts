import { allCities, type CitySlug } from '../../content/cities/index.ts';
import { untranslatedPages } from '../../content/untranslated-pages.ts';
import { type Locale, localePrefixes } from './locale.ts';
import { type FixedPage, fixedPaths, type Page, type PageRoute, readLocale } from './route.ts';

/** `tamil` is null where a text of the owner is in English alone. */
interface OwnText {
  readonly id: string;
  readonly tamil: unknown;
}

/** The data that decides which pages a language has: the owner's texts may be in one or in two. */
export interface PageSource {
  readonly ownPosts: readonly OwnText[];
  readonly ownPages: readonly OwnText[];
  readonly ownServices: readonly OwnText[];
}

const hasTamil = (texts: readonly OwnText[], wanted: string): boolean =>
  texts.some(({ id, tamil }) => id === wanted && tamil !== null);

const untranslated: ReadonlySet<FixedPage> = new Set(untranslatedPages);

const citiesInTamil: ReadonlySet<CitySlug> = new Set(
  allCities.flatMap(({ slug, tamilName }) => (tamilName === undefined ? [] : [slug])),
);

/** Returns whether a page is there in every language. */
export const isTranslated = ({ ownPosts, ownPages, ownServices }: PageSource, page: Page): boolean => {
  switch (page.kind) {
    case 'fixed':
      return !untranslated.has(page.page);
    case 'service':
    case 'papers':
    case 'tool':
      return true;
    case 'city':
      return citiesInTamil.has(page.city);
    case 'post':
      return hasTamil(ownPosts, page.post);
    case 'own-page':
      return hasTamil(ownPages, page.own);
    case 'own-service':
      return hasTamil(ownServices, page.own);
    case 'city-service':
      return false;
  }
};

const englishPath = (page: Page): string => {
  switch (page.kind) {
    case 'fixed':
      return fixedPaths[page.page];
    case 'service':
      return `/services/${page.service}`;
    case 'papers':
      return `/services/${page.service}/papers`;
    case 'city':
      return `${fixedPaths.locations}/${page.city}`;
    case 'city-service':
      return `${fixedPaths.locations}/${page.city}/${page.service}`;
    case 'post':
      return `${fixedPaths.blog}/${page.post}`;
    case 'tool':
      return `${fixedPaths.tools}/${page.tool}`;
    case 'own-page':
      return `/${page.own}`;
    case 'own-service':
      return `${fixedPaths.services}/${page.own}`;
  }
};

/** Returns the address of a page in a language, or the English one where it is not translated. */
export const pagePath = (source: PageSource, page: Page, locale: Locale): string => {
  const path = englishPath(page);
  if (locale === 'en' || !isTranslated(source, page)) return path;
  return `${localePrefixes[locale]}${path === '/' ? '' : path}`;
};

/** Returns the one address of a page, the English one where it is not translated. */
export const canonicalPath = (source: PageSource, route: PageRoute): string =>
  pagePath(source, route, readLocale(route));

/** Returns whether search engines may list a page: a Tamil one once a native reader has signed for it. */
export const isPublished = (
  source: PageSource & { readonly signedTamilPages: readonly string[] | null },
  route: PageRoute,
): boolean => readLocale(route) === 'en' || (source.signedTamilPages ?? []).includes(canonicalPath(source, route));
