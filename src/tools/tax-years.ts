import type { Day } from '../../content/due-dates/rule.ts';

export type TaxYear = '2025-26' | '2026-27';

/** Returns the day after the end of a year. */
export const afterYear = (year: TaxYear): Day => `${Number(year.slice(0, 4)) + 1}-04-01`;
