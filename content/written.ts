/** Writes values in English. */
import { inLeapYear } from './date-parts.ts';
import { dayAndMonth, inWords } from './dates.ts';
import { type HoursWords, inRuns } from './hours-lines.ts';
import { counts, span, type Value } from './register/values.ts';
import { inRupees } from './rupees.ts';
import { weekdays } from './weekdays.ts';

/** Writes an ordinal, for example 11 as "11th". */
const ordinal = (day: number): string => {
  const tens = day % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** Writes "A, B and C". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Writes a time of day, for example "9:00 AM". */
export const clockText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** @param day of opening hours, 0 is Monday */
const nameWeekday = (day: number): string => weekdays[(day + 1) % weekdays.length] ?? '';

/** Writes days of a week; days in a row are "Monday to Friday". */
const daysText = (days: readonly number[]): string =>
  listed(
    inRuns(days).flatMap(([first, last]) =>
      last - first > 1
        ? [`${nameWeekday(first)} to ${nameWeekday(last)}`]
        : [...new Set([first, last])].map(nameWeekday),
    ),
  );

/** The English words for opening hours. */
export const hoursWords: HoursWords = {
  days: daysText,
  spans: (spans) => spans.map(([opens, closes]) => `${clockText(opens)} to ${clockText(closes)}`).join(' and '),
  closed: (days) => (days.length === 0 ? 'Open every day' : `${daysText(days)} closed`),
  short: (days) =>
    inRuns(days)
      .map(([first, last]) => [...new Set([first, last])].map((day) => nameWeekday(day).slice(0, 3)).join('-'))
      .join(', '),
};

/**
 * Writes a value as English writes it.
 * @throws RangeError for cases, which only words can put together, and for a month that the year does not have
 */
export const written = (value: Value): string => {
  switch (value.kind) {
    case 'rupees':
      if (value.amount === 0) return 'free';
      return value.counted ? `₹${counts(value.amount, value.counted)} ${value.counted}` : inRupees(value.amount);
    case 'rupees-range':
      return `₹${span(counts(value.from, value.counted), counts(value.to, value.counted))} ${value.counted}`;
    case 'rupees-a-day':
      return `${inRupees(value.amount)} a day`;
    case 'rupees-a-month':
      return `${inRupees(value.amount)} a month`;
    case 'rupees-a-year':
      return `${inRupees(value.amount)} a year`;
    case 'percent':
      return `${value.rate}%`;
    case 'percent-range':
      return `${value.from}-${value.to}%`;
    case 'percent-a-month':
      return `${value.rate}% a month`;
    case 'percent-a-year':
      return `${value.rate}% a year`;
    case 'days':
      return `${span(value.from, value.to)} ${value.to === 1 ? 'day' : 'days'}`;
    case 'weeks':
      return `${span(value.from, value.to)} ${value.to === 1 ? 'week' : 'weeks'}`;
    case 'working-days':
      return `${span(value.from, value.to)} ${value.to === 1 ? 'working day' : 'working days'}`;
    case 'months':
      return `${value.months} ${value.months === 1 ? 'month' : 'months'}`;
    case 'years':
      return `${value.years} ${value.years === 1 ? 'year' : 'years'}`;
    case 'date':
      return dayAndMonth(inLeapYear(value));
    case 'dates':
      return listed(value.dates.map((each) => dayAndMonth(inLeapYear(each))));
    case 'day-of-next-month':
      return ordinal(value.day);
    case 'calendar-day':
      return inWords(value.day);
    case 'count':
      return String(value.count);
    case 'year':
      return String(value.year);
    case 'name':
      return value.name;
    case 'bands':
      return value.bands
        .map((band) => `${written(band.value)} ${band.upTo ? `up to ${written(band.upTo)}` : 'above'}`)
        .join(', ');
    case 'cases':
      throw new RangeError(`A value with cases needs words in the register: ${Object.keys(value.cases).join(', ')}`);
  }
};
