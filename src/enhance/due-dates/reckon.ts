import type { Day } from '../../../content/due-dates/rule.ts';
import { daysBetween } from '../../dates/days.ts';
import { nextPatternDay, patternDays } from '../../dates/year-pattern.ts';
import type { DeviceDate } from './device-dates.ts';

/** Days from which on a date is near enough to be shown in red. */
export const SOON = 7;

/** The next day of a due date. */
export interface Next {
  readonly date: DeviceDate;
  readonly on: Day;
  /** Days left; 0 on the day itself. */
  readonly left: number;
}

/**
 * The next day of each due date, the nearest first; of those on the same day the one that is first in the list.
 * @param today ISO date
 */
export const nextDays = (dates: readonly DeviceDate[], today: Day): Next[] =>
  dates
    .flatMap((date) => {
      const on = nextPatternDay(date.pattern, today);
      return on ? [{ date, on, left: daysBetween(today, on) }] : [];
    })
    .sort((a, b) => a.left - b.left);

/** All days between two on which some of the dates fall due, both of them included. */
export const dueDays = (dates: readonly Next[], from: Day, to: Day): readonly Day[] =>
  dates.flatMap(({ date }) => patternDays(date.pattern, from, to));
