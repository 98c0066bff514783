import type { DayWords } from '../../content/due-dates/date-words.ts';
import type { Day } from '../../content/due-dates/rule.ts';
import { locale } from '../../content/locale.ts';
import { dateTags } from '../site/locale.ts';

const named = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** Part by part, so that old and new devices put a date together alike. */
export const dayWords = (day: Day): DayWords => ({
  weekday: named(day, { weekday: 'long' }),
  day: String(Number(day.slice(8))),
  month: named(day, { month: 'long' }),
  year: day.slice(0, 4),
});

const wholeDay = new Intl.DateTimeFormat(dateTags[locale], {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const wholeMonth = new Intl.DateTimeFormat(dateTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const inWords = (day: string): string => wholeDay.format(Date.parse(day));

export const monthInWords = (month: string): string => wholeMonth.format(Date.parse(`${month}-01`));
