import type { Translated } from '../../../../content/translated.ts';
import type { Words } from '../../../../content/words.ts';
import type { Locale } from '../../../addresses/locale.ts';

/** The texts and functions for days that the script of due dates uses. */
export type DueWords = Translated<
  Pick<Words, 'dayCount' | 'monthInWords' | 'shortDate' | 'shortMonth' | 'shortWeekday' | 'longDate'>
>;

/** Fetches the words of a language. */
export const loadDueWords = {
  en: () => import('./en.ts'),
  ta: () => import('./ta.ts'),
} satisfies Record<Locale, () => Promise<DueWords>>;
