/**
 * Calculates with ISO dates of four-digit years. Old phones lack `Temporal` (docs/decisions/0038-days-without-temporal.md);
 * days.test.ts compares every function with it.
 */
import type { Day } from '../../content/due-dates/rule.ts';
import { DAY_MS } from '../office/durations.ts';

/** Everything falls due again within this time: the rarest once in three years, and it may be moved. */
export const MAX_WAIT_DAYS = 1_200;

/** Days that ledger, count, months and calendars reach. */
export const LEDGER_DAYS = 365;

/** Returns the day in UTC. @param time milliseconds since 1970 */
export const toIso = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toIso(Date.parse(day) + days * DAY_MS);

/** Returns a negative number where the second comes first. */
export const daysBetween = (first: Day, second: Day): number => (Date.parse(second) - Date.parse(first)) / DAY_MS;

export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && toIso(time) === text;
};
