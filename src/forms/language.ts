/** The hidden field by which a form says in which language its page is. */
export const LANGUAGE_FIELD = 'language';

/** The languages in which a sender can be answered. */
export const languages = ['en', 'ta'] as const;
export type Language = (typeof languages)[number];

/** The language that a form names; English where it names none that is known. */
export const languageOf = (said: string | undefined): Language => languages.find((each) => each === said) ?? 'en';
