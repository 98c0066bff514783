/** Moments on India's clock in words. */
import { languageTags } from '../addresses/locale.ts';

const inIndiaAs = (options: Intl.DateTimeFormatOptions, tag: string = languageTags.en) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Kolkata' });

const medium = inIndiaAs({ dateStyle: 'medium', timeStyle: 'short' });
const full = inIndiaAs({ dateStyle: 'full', timeStyle: 'short' });

const clock = inIndiaAs({ hour: 'numeric', minute: '2-digit' });
const weekday = inIndiaAs({ weekday: 'short' });
const dayAndMonth = inIndiaAs({ day: 'numeric', month: 'short' });

/** Writes the time, such as "5:05 PM". */
export const clockWords = (time: number): string => clock.format(time).toUpperCase();

/** Writes the day of the week, such as "Fri". */
export const weekdayWord = (time: number): string => weekday.format(time);

/** Writes the day, such as "24 Nov". */
export const dayWords = (time: number): string => dayAndMonth.format(time);

/** Writes the moment, such as "24 Nov 2026, 2:26 am". */
export const inIndia = (time: number): string => medium.format(time);

/** Writes the moment with the day of the week and the month in words, as mails do. */
export const inIndiaInFull = (time: number): string => full.format(time);
