/** The days of a schedule as a page carries them: it then needs no rules, and a fifth of the script. */
import type { Day } from '../../content/due-dates/rule.ts';
import { isoOf } from './days.ts';

/** What falls due on the same days of every year. Plain data. */
export interface YearPattern {
  readonly parts: readonly {
    /**
     * The days of the year, each the month (from 1) times a hundred and the day; a day past the end of its month is one
     * of the next (230 is 2 March, in a leap year 1 March). Below a hundred it is a day of every month.
     */
    readonly days: readonly number[];
    /** The days between which they hold; always, where there is none. */
    readonly from?: Day;
    readonly until?: Day;
    /** Once in how many years, and one of these years. */
    readonly every?: readonly [years: number, one: number];
  }[];
  /** What the government has moved: from which day to which. */
  readonly moved?: readonly { readonly was: Day; readonly on: Day }[];
}

const HUNDRED = 100;
const MONTHS = 12;

/**
 * The days between two, both of them included, in their order.
 * @param from ISO date
 * @param to ISO date
 */
export const patternDays = ({ parts, moved = [] }: YearPattern, from: Day, to: Day): Day[] => {
  const days = moved.map(({ on }) => on);
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const { days: each, from: begin = '', until = '9', every: [years, one] = [1, 0] } of parts)
      for (let month = (year - one) % years === 0 ? 1 : MONTHS + 1; month <= MONTHS; month += 1)
        for (const day of each) {
          const on = isoOf(Date.UTC(year, month - 1, day % HUNDRED));
          const isHere = day < HUNDRED || Math.floor(day / HUNDRED) === month;
          if (isHere && on >= begin && on <= until && !moved.some(({ was }) => was === on)) days.push(on);
        }
  return days.filter((day) => from <= day && day <= to).sort();
};
