/** Every language needs these parts of a day or a period before it can put them into words. */

export interface DayOfYear {
  /** It is counted from 1. */
  readonly month: number;
  readonly day: number;
}

/** Returns the day in a year that has every day (ISO date). @throws RangeError for a month that no year has */
export const inLeapYear = ({ month, day }: DayOfYear): string => {
  if (!(month >= 1 && month <= 12)) throw new RangeError(`Month must be 1 to 12, got ${month}`);
  return new Date(Date.UTC(2000, month - 1, day)).toISOString().slice(0, 10);
};

/** Returns the day of a month. @param day ISO date */
export const readDay = (day: string): number => Number(day.slice(8));

export type Period =
  /** A month reads "2026-10"; several months read "2026-07" and "2026-09". */
  | { readonly kind: 'months'; readonly first: string; readonly last: string }
  | { readonly kind: 'financial-year' | 'calendar-year' };

const APRIL = 4;

/** @param period its name (`Span` in due-dates/rule.ts), of a year of this century from 2013 */
export const readPeriod = (period: string): Period => {
  const [year, second, part] = [period.slice(0, 4), period.slice(5, 7), period.slice(9)].map(Number) as [
    number,
    number,
    number,
  ];
  if (part > 0) {
    const months = period.includes('h') ? 6 : 3;
    const first = APRIL + (part - 1) * months;
    const monthAt = (month: number): string => new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7);
    return { kind: 'months', first: monthAt(first), last: monthAt(first + months - 1) };
  }
  if (second === 0) return { kind: 'calendar-year' };
  return second > 12 ? { kind: 'financial-year' } : { kind: 'months', first: period, last: period };
};
