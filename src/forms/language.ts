import { type Locale, locales } from '../site/locale.ts';

/** The hidden field by which a form says in which language its page is. */
export const LANGUAGE_FIELD = 'language';

/** The language that a form names, in which its sender is answered; English where it names none that is known. */
export const languageOf = (said: string | undefined): Locale => locales.find((each) => each === said) ?? 'en';
