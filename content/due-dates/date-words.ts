/** How the parts of a date are put together. */

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

/** A name of a month or of a day of the week on little room. */
export const short = (name: string): string => name.slice(0, 3);

/** For example "22 November". */
export const dayAndMonth = ({ day, month }: DayWords): string => `${day} ${month}`;

/** For example "Sunday, 22 November 2026". */
export const longDate = (words: DayWords): string => `${words.weekday}, ${dayAndMonth(words)} ${words.year}`;
