/** The days of a schedule as a page carries them: it then needs no rules, and a fifth of the script. */
import type { Day } from '../../content/due-dates/rule.ts';
import { addDays, dayIn, LONGEST_WAIT } from './days.ts';

/** A day of every year; both count from 1. The last day of the month, where that is shorter. */
export type DayOfYear = readonly [month: number, day: number];

/** What falls due on the same days of every year. Plain data. */
export interface YearPattern {
  readonly parts: readonly {
    readonly days: readonly DayOfYear[];
    /** The days between which they hold; always, where there is none. */
    readonly from?: Day;
    readonly until?: Day;
  }[];
  /** What the government has moved: from which day to which. */
  readonly moved: readonly { readonly was: Day; readonly on: Day }[];
}

/**
 * The days between two, both of them included, in their order.
 * @param from ISO date
 * @param to ISO date
 */
export const patternDays = ({ parts, moved }: YearPattern, from: Day, to: Day): Day[] => {
  const days = moved.map(({ on }) => on);
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const part of parts)
      for (const [month, day] of part.days) {
        const on = dayIn(year, month, day);
        const isMoved = moved.some(({ was }) => was === on);
        if (!isMoved && on >= (part.from ?? '') && on <= (part.until ?? '9')) days.push(on);
      }
  return days.filter((day) => from <= day && day <= to).sort();
};

/** The first day that has not passed; today's is next. */
export const nextPatternDay = (pattern: YearPattern, today: Day): Day | undefined =>
  patternDays(pattern, today, addDays(today, LONGEST_WAIT))[0];
