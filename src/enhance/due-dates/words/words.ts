import type { Translated } from '../../../../content/translated.ts';
import type { Words } from '../../../../content/words.ts';
import type { Locale } from '../../../addresses/locale.ts';

/** What the script of due dates says of the days that it counts. */
export type DueWords = Translated<
  Pick<Words, 'dayCount' | 'monthInWords' | 'shortDate' | 'shortMonth' | 'shortWeekday' | 'longDate'>
>;

/** Fetches the words of a language. */
export const loadDueWords = {
  en: () => import('./en.ts'),
  ta: () => import('./ta.ts'),
} satisfies Record<Locale, () => Promise<DueWords>>;
