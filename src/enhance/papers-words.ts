import type { Words } from '../../content/words.ts';
import type { Locale } from '../addresses/locale.ts';

/** Fetches what a list of papers says in a language. */
export const loadPapersWords = {
  en: () => import('../../content/pages/papers/en.ts'),
  ta: () => import('../../content/pages/papers/ta.ts'),
} satisfies Record<Locale, () => Promise<Pick<Words, 'papersPage'>>>;
