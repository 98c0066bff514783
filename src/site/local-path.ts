import { citiesInEnglish } from '../../content/city-gaps.ts';
import { locale } from '../../content/locale.ts';
import { type Locale, localePrefixes } from './locale.ts';
import type { FixedPage, Page } from './route.ts';

/** The pages that exist in English alone. */
const englishPages: ReadonlySet<FixedPage> = new Set(['blog', 'sitemap', 'audit']);

/** Whether a page exists in every language: a service in a city and a post do not. */
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
    case 'city-service':
    case 'post':
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
