import type { Locale } from '../addresses/locale.ts';

/** Returns the `lang` of what is English on every page, such as titles of Acts and notifications; none on an English page. */
export const englishLang = (locale: Locale): 'en' | undefined => (locale === 'en' ? undefined : 'en');
