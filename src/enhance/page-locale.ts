import { type Locale, languageTags, locales } from '../addresses/locale.ts';

/** Returns the language of the page. */
export const pageLocale = (): Locale =>
  locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? 'en';
