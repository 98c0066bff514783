import type { Day } from '../../content/due-dates/rule.ts';
import { months, shortDate as put, weekdays } from '../../content/due-dates/short-dates.ts';

/** A day in short: "Fri", "11", "Dec". */
export const dayParts = (on: Day) => {
  const day = new Date(on);
  return {
    weekday: weekdays[day.getUTCDay()] ?? '',
    day: String(day.getUTCDate()),
    month: months[day.getUTCMonth()] ?? '',
  };
};

/** For example "Fri 11 Dec". */
export const shortDate = (on: Day): string => {
  const { weekday, day, month } = dayParts(on);
  return put(weekday, day, month);
};
