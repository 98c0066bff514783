import { citiesInEnglish, writtenServices } from '../../content/city-gaps.ts';
import type { CitySlug } from '../../content/city-index.ts';
import { locale } from '../../content/locale.ts';
import { ownPostIndex } from '../../content/own-post-index.ts';
import type { ServiceSlug } from '../../content/service-slugs.ts';
import { type Locale, localePrefixes } from './locale.ts';
import type { FixedPage, Page } from './route.ts';

/** Whether a service has a page of its own in a city: a city that came later has those whose text is written. */
export const hasCityService = (city: CitySlug, service: ServiceSlug): boolean =>
  writtenServices[city]?.includes(service) ?? true;

/** The pages that exist in English alone. */
const englishPages: ReadonlySet<FixedPage> = new Set(['blog', 'sitemap', 'audit']);

/** Whether a page exists in every language: a service in a city does not, a post where its owner has written both. */
export const isTranslated = (route: Page): boolean => {
  switch (route.kind) {
    case 'fixed':
      return !englishPages.has(route.page);
    case 'service':
    case 'papers':
    case 'tool':
      return true;
    case 'city':
      return !citiesInEnglish.includes(route.city);
    case 'post':
      return ownPostIndex[route.post] === true;
    case 'city-service':
      return false;
  }
};

/**
 * The address of a page in a language.
 * @param path its English address
 * @param of the language; that of the texts around the link when left out
 * @returns the English address where the page is not translated
 */
export const localPath = (route: Page, path: string, of: Locale = locale): string =>
  of === 'en' || !isTranslated(route) ? path : `${localePrefixes[of]}${path === '/' ? '' : path}`;
