import type { Day } from '../../../content/due-dates/rule.ts';
import { addDays, daysBetween, LONGEST_WAIT } from '../../dates/days.ts';
import { patternDays } from '../../dates/year-pattern.ts';
import type { DeviceDate } from './device-dates.ts';

/** Days from which on a date is near enough to be shown in red. */
export const SOON = 7;
/** How far the ledger reaches, days. */
const YEAR = 365;

/** A day on which something falls due. */
export interface DueDay {
  readonly on: Day;
  /** Days left; 0 on the day itself. */
  readonly left: number;
  readonly dates: readonly DeviceDate[];
}

/**
 * The days of the next twelve months on which something falls due, and the next day of what comes more rarely.
 * @param today ISO date
 */
export const dueDays = (dates: readonly DeviceDate[], today: Day): DueDay[] => {
  const days = new Map<Day, DeviceDate[]>();
  for (const date of dates)
    for (const [index, on] of patternDays(date.pattern, today, addDays(today, LONGEST_WAIT)).entries())
      if (index === 0 || daysBetween(today, on) <= YEAR) days.set(on, [...(days.get(on) ?? []), date]);
  return [...days]
    .map(([on, each]) => ({ on, left: daysBetween(today, on), dates: each }))
    .sort((a, b) => a.left - b.left);
};
