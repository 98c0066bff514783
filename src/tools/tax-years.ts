import type { Day } from '../../content/due-dates/rule.ts';

/** The years for which the tools of income tax work, as their periods are named. */
export type TaxYear = '2025-26' | '2026-27';

/** The first day after a year. */
export const afterYear = (year: TaxYear): Day => `${Number(year.slice(0, 4)) + 1}-04-01`;
