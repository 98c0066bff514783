/**
 * Arithmetic on days of the calendar, as ISO dates of four-digit years. Old phones lack `Temporal`
 * (docs/decisions/0038-days-without-temporal.md); days.test.ts compares every function with it.
 */
import type { Day } from '../../content/due-dates/rule.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days within which everything falls due again, moved or not: the rarest once in three years. */
export const LONGEST_WAIT = 1_200;

/** The day of a moment in UTC, milliseconds since 1970. */
export const isoOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day that comes so many days later; earlier, where the number is negative. */
export const addDays = (day: Day, days: number): Day => isoOf(Date.parse(day) + days * DAY);

/** How many days after the first the second comes; negative, where it comes before. */
export const daysBetween = (first: Day, second: Day): number => (Date.parse(second) - Date.parse(first)) / DAY;

/** Whether a text is a day that the calendar has, as an ISO date. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && isoOf(time) === text;
};
