import type { Day } from '../../content/due-dates/rule.ts';
import { shortDate as put, shortNames } from '../../content/due-dates/written-dates.ts';

/** "Fri", "11", "Dec". */
export const dayParts = (on: Day) => {
  const [weekday = '', month = ''] = shortNames(new Date(on));
  return { weekday, day: String(Number(on.slice(8))), month };
};

export const shortDate = (on: Day): string => {
  const { weekday, day, month } = dayParts(on);
  return put(weekday, day, month);
};
