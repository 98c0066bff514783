/** Dates as scripts write them: browsers put them together differently, and to wake `Intl` costs a slow phone 35 ms. */

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const months = 'January February March April May June July August September October November December'.split(' ');

const names = (day: Date): readonly [weekday: string, month: string] => [
  weekdays[day.getUTCDay()] ?? '',
  months[day.getUTCMonth()] ?? '',
];

/** The names of a day's weekday and month in short: "Fri", "Dec". */
export const shortNames = (day: Date): readonly string[] => names(day).map((name) => name.slice(0, 3));

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** For example "Fri 11 Dec". */
export const shortDate = (weekday: string, day: string, month: string): string => `${weekday} ${day} ${month}`;

/** For example "December 2026". */
export const monthAndYear = (day: Date): string => `${names(day)[1]} ${day.getUTCFullYear()}`;

/** For example "Friday, 11 December 2026". */
export const wholeDate = (day: Date): string => `${names(day)[0]}, ${day.getUTCDate()} ${monthAndYear(day)}`;
