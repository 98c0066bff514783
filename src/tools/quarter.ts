import { daysBetween } from '../dates/days.ts';
import { addMonths, dayOf } from '../dates/months.ts';
import { periodEnding } from '../dates/occurrences.ts';

const MONTHS_OF_A_QUARTER = 3;

/** A quarter of the year: its first and last month, as "2026-04" and "2026-06". */
export interface Quarter {
  readonly first: string;
  readonly last: string;
}

/** The quarter of a month. Those of the financial year, which begins in April, are those of the calendar. */
export const quarterOf = (month: string): Quarter => {
  const into = (Number(month.slice(5)) - 1) % MONTHS_OF_A_QUARTER;
  const first = addMonths(month, -into);
  return { first, last: addMonths(first, MONTHS_OF_A_QUARTER - 1) };
};

/** The name of a quarter, by which an extension of a due date knows it. */
export const quarterName = ({ last }: Quarter): string =>
  periodEnding('quarter', { year: Number(last.slice(0, 4)), month: Number(last.slice(5)) });

/**
 * The day on which the statement of a quarter is due: the first of the year's due days after its end.
 * @param days the due days of a year, the month counted from 1
 * @returns ISO date
 * @throws RangeError when there is no day
 */
export const dueAfter = (
  { last }: Quarter,
  days: readonly { readonly month: number; readonly day: number }[],
): string => {
  const over = dayOf(addMonths(last, 1), 1);
  const year = Number(over.slice(0, 4));
  const all = [year, year + 1].flatMap((each) =>
    days.map(({ month, day }) => dayOf(`${each}-${String(month).padStart(2, '0')}`, day)),
  );
  const [due] = all.filter((each) => daysBetween(over, each) >= 0).toSorted();
  if (!due) throw new RangeError('There is no due day');
  return due;
};

/** How many months of the calendar a time touches, its first and its last day included. */
export const monthsTouched = (from: string, to: string): number => {
  const count = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
};
