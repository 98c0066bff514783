import { locale } from '../../content/locale.ts';

/** The `lang` of what is English on every page, such as titles of Acts and notifications; none on an English page. */
export const englishLang = locale === 'en' ? undefined : 'en';
