import { addMonths, dayIn, makeDay } from '../dates/months.ts';
import { periodEnding } from '../dates/occurrences.ts';

const MONTHS_OF_A_QUARTER = 3;

/** A quarter by its first and last month, such as "2026-04" and "2026-06". */
export interface Quarter {
  readonly first: string;
  readonly last: string;
}

/** Quarters of the financial year, which begins in April, are those of the calendar. */
export const findQuarter = (month: string): Quarter => {
  const into = (Number(month.slice(5)) - 1) % MONTHS_OF_A_QUARTER;
  const first = addMonths(month, -into);
  return { first, last: addMonths(first, MONTHS_OF_A_QUARTER - 1) };
};

/** Returns the name that extensions of due dates use for the quarter. */
export const quarterName = ({ last }: Quarter): string => periodEnding('quarter', `${last}-01`);

/** Returns the first of the year's due days after the quarter (ISO date). @throws RangeError when there is none */
export const dueAfter = (
  { last }: Quarter,
  days: readonly { readonly month: number; readonly day: number }[],
): string => {
  const year = Number(last.slice(0, 4));
  const all = [year, year + 1].flatMap((each) => days.map(({ month, day }) => dayIn(each, month, day)));
  const due = all.toSorted().find((each) => each > makeDay(last, 31));
  if (!due) throw new RangeError(`No due day after the quarter to ${last}`);
  return due;
};

/** Counts the calendar months from one day to another, including the months of both days. */
export const monthsTouched = (from: string, to: string): number => {
  const count = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
};
