import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';

/** Whole weeks, the first of them with today in it. */
export const CALENDAR_DAYS = 42;

/** Returns the days of six weeks, from the Monday of this week on. */
export const sixWeeks = (today: Day): Day[] => {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(today, index - sinceMonday));
};
