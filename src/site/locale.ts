import { locale } from '../../content/locale.ts';
import type { FixedPage, Page } from './route.ts';

/** The languages of the site; the first is that of every page and of `x-default`. */
export const locales = ['en', 'ta'] as const;

/** A language of the site. */
export type Locale = (typeof locales)[number];

/** How documents, structured data and `hreflang` name a language (BCP 47). */
export const languageTags = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Locale, string>;

/** The conventions by which dates are written in a language (`Intl`). */
export const dateTags = { en: 'en-GB', ta: 'ta-IN' } as const satisfies Record<Locale, string>;

/** What stands before the addresses of a language. */
export const localePrefixes = { en: '', ta: '/ta' } as const satisfies Record<Locale, string>;

/** The pages that exist in English alone. */
const englishPages: ReadonlySet<FixedPage> = new Set(['blog', 'sitemap', 'audit']);

/** Whether a page exists in every language: a service in a city and a post do not. */
export const isTranslated = (route: Page): boolean => {
  switch (route.kind) {
    case 'fixed':
      return !englishPages.has(route.page);
    case 'service':
    case 'papers':
    case 'city':
    case 'tool':
      return true;
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

/** The language of an address, known or not. */
export const localeAt = (path = '/'): Locale => (/^\/ta(?![^/?#])/.test(path) ? 'ta' : 'en');
