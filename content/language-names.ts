/** The languages by name, each in itself: these words are the same on every page. */
export const languageNames = { en: 'English', ta: 'தமிழ்' } as const;

/** Stands beside the Tamil name: a device without a Tamil font shows boxes in its place. */
export const tamilInLatin = 'Tamil';

/**
 * The Tamil name of the page that the language switch leads to if a page exists in English only: the first page, or a
 * city's by its name.
 */
export const tamilHome = 'முகப்பு';
