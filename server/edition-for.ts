import type { Locale } from '../src/addresses/locale.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';

/** Returns the site in the language of a visitor; English where that language was not built. */
export const editionFor = (editions: Editions, language: Locale): Edition => editions[language] ?? editions.en;
