import type { Day } from '../../content/due-dates/rule.ts';

/** A day in short: "Fri", "11", "Dec"; of every browser alike, for the language fixes how this text is written. */
export const dayParts = (on: Day) => {
  const [weekday = '', day = '', month = ''] = new Date(on).toUTCString().split(/,? /);
  return { weekday, day: String(Number(day)), month };
};

/** For example "Fri 11 Dec". */
export const shortDate = (on: Day): string => {
  const { weekday, day, month } = dayParts(on);
  return `${weekday} ${day} ${month}`;
};
