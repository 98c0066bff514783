/** The first is that of `x-default`. */
export const locales = ['en', 'ta'] as const;

export type Locale = (typeof locales)[number];

/** The tags follow BCP 47. */
export const languageTags = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Locale, string>;

export const localePrefixes = { en: '', ta: '/ta' } as const satisfies Record<Locale, string>;

/** Returns the language of an address, known or not. */
export const localeAt = (path = '/'): Locale => (/^\/ta(?![^/?#])/.test(path) ? 'ta' : 'en');
