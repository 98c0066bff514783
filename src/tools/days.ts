/** Months, and days as they are read, as ISO texts. */
import { locale } from '../../content/locale.ts';
import { dayIn } from '../dates/days.ts';
import { dateTags } from '../site/locale.ts';

const parts = (text: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return [year, month, day];
};

/** The month so many months later, as "2026-11". */
export const addMonths = (month: string, months: number): string => {
  const [year, number] = parts(month);
  return dayIn(year, number + months, 1).slice(0, 7);
};

/** The same day of another year, or the last of its month where there is none. */
export const addYears = (day: string, years: number): string => {
  const [year, month, number] = parts(day);
  return dayIn(year + years, month, number);
};

/** A day of a month, or its last. @param number counted from 1 */
export const dayOf = (month: string, number: number): string => {
  const [year, of] = parts(month);
  return dayIn(year, of, number);
};

const dayWords = new Intl.DateTimeFormat(dateTags[locale], {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthWords = new Intl.DateTimeFormat(dateTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as it is read, for example "22 November 2026". */
export const inWords = (day: string): string => dayWords.format(Date.parse(day));

/** A month as it is read, for example "September 2026". */
export const monthInWords = (month: string): string => monthWords.format(Date.parse(`${month}-01`));
