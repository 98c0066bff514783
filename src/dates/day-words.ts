import type { Day } from '../../content/due-dates/rule.ts';

const named = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** A day in the words of which dates are made. */
export interface DayWords {
  /** "Friday". */
  readonly weekday: string;
  /** "11", without a zero before it. */
  readonly day: string;
  /** "December". */
  readonly month: string;
  readonly year: string;
}

/** Part by part, so that old and new devices put a date together alike. */
export const dayWords = (day: Day): DayWords => ({
  weekday: named(day, { weekday: 'long' }),
  day: String(Number(day.slice(8))),
  month: named(day, { month: 'long' }),
  year: day.slice(0, 4),
});

/** A name of a month or of a day of the week in three letters. */
export const short = (name: string): string => name.slice(0, 3);

/** For example "Sunday, 22 November 2026". */
export const longDate = (on: Day): string => {
  const { weekday, day, month, year } = dayWords(on);
  return `${weekday}, ${day} ${month} ${year}`;
};
