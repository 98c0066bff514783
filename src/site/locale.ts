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

/** The language of an address, known or not. */
export const localeAt = (path = '/'): Locale => (/^\/ta(?![^/?#])/.test(path) ? 'ta' : 'en');
