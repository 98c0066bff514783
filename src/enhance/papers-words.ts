import type { Translated } from '../../content/translated.ts';
import type { Words } from '../../content/words.ts';
import type { Locale } from '../addresses/locale.ts';

/** The texts of a list of papers. */
export type PapersWords = Translated<Pick<Words, 'papersPage'>>;

/** Fetches what a list of papers says in a language. */
export const loadPapersWords = {
  en: () => import('../../content/pages/papers/en.ts'),
  ta: () => import('../../content/pages/papers/ta.ts'),
} satisfies Record<Locale, () => Promise<PapersWords>>;
