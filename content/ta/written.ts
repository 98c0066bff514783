/** Writes values in Tamil. */
import { inLeapYear } from '../date-parts.ts';
import { type HoursWords, inRuns } from '../hours-lines.ts';
import { counts, span } from '../register/values.ts';
import { inRupees } from '../rupees.ts';
import type { written as english, clockText as englishClock } from '../written.ts';
import { dayAndMonth } from './dates.ts';
import { weekdays } from './weekdays.ts';

const COUNTED = { lakh: 'லட்சம்', crore: 'கோடி' } as const;

/** Returns the part of the day, which Tamil says before the hour. */
const partOfDay = (hours: number): string => {
  if (hours < 4) return 'இரவு';
  if (hours < 12) return 'காலை';
  if (hours < 16) return 'பிற்பகல்';
  return hours < 19 ? 'மாலை' : 'இரவு';
};

/** Writes a time of day, with its part of the day before it. */
export const clockText: typeof englishClock = (minutes) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 > 0 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${partOfDay(hours)} ${hours % 12 || 12}${rest} மணி`;
};

/** @param day of opening hours, 0 is Monday */
const nameWeekday = (day: number): string => weekdays[(day + 1) % weekdays.length] ?? '';

const daysText = (days: readonly number[]): string =>
  inRuns(days)
    .flatMap(([first, last]) =>
      last - first > 1
        ? [`${nameWeekday(first)} முதல் ${nameWeekday(last)} வரை`]
        : [...new Set([first, last])].map(nameWeekday),
    )
    .join(', ');

export const hoursWords: HoursWords = {
  days: daysText,
  spans: (spans) =>
    spans
      .map(([opens, closes]) => `${clockText(opens)} முதல் ${clockText(closes)} வரை`.replaceAll(' மணி', ''))
      .join('; '),
  closed: (days) => (days.length === 0 ? 'எல்லா நாட்களும் திறந்திருக்கும்' : `${daysText(days)} விடுமுறை`),
  short: (days) =>
    inRuns(days)
      .map(([first, last]) => [...new Set([first, last])].map(nameWeekday).join('-'))
      .join(', '),
};

/**
 * Writes a value as Tamil writes it.
 * @throws RangeError for cases, which only words can put together, and for a month that the year does not have
 */
export const written: typeof english = (value) => {
  switch (value.kind) {
    case 'rupees':
      if (value.amount === 0) return 'இலவசம்';
      return value.counted
        ? `₹${counts(value.amount, value.counted)} ${COUNTED[value.counted]}`
        : inRupees(value.amount);
    case 'rupees-range':
      return `₹${span(counts(value.from, value.counted), counts(value.to, value.counted))} ${COUNTED[value.counted]}`;
    case 'rupees-a-day':
      return `நாள் ஒன்றுக்கு ${inRupees(value.amount)}`;
    case 'rupees-a-month':
      return `மாதம் ${inRupees(value.amount)}`;
    case 'rupees-a-year':
      return `ஆண்டுக்கு ${inRupees(value.amount)}`;
    case 'percent':
      return `${value.rate}%`;
    case 'percent-range':
      return `${value.from}-${value.to}%`;
    case 'percent-a-month':
      return `மாதம் ${value.rate}%`;
    case 'percent-a-year':
      return `ஆண்டுக்கு ${value.rate}%`;
    case 'days':
      return `${span(value.from, value.to)} ${value.to === 1 ? 'நாள்' : 'நாட்கள்'}`;
    case 'weeks':
      return `${span(value.from, value.to)} ${value.to === 1 ? 'வாரம்' : 'வாரங்கள்'}`;
    case 'working-days':
      return `${span(value.from, value.to)} வேலை ${value.to === 1 ? 'நாள்' : 'நாட்கள்'}`;
    case 'months':
      return `${value.months} ${value.months === 1 ? 'மாதம்' : 'மாதங்கள்'}`;
    case 'years':
      return `${value.years} ${value.years === 1 ? 'ஆண்டு' : 'ஆண்டுகள்'}`;
    case 'date':
      return dayAndMonth(inLeapYear(value));
    case 'dates':
      return value.dates.map((each) => dayAndMonth(inLeapYear(each))).join(', ');
    case 'day-of-next-month':
      return `${value.day}-ஆம் தேதி`;
    case 'calendar-day':
      return `${dayAndMonth(value.day)}, ${value.day.slice(0, 4)}`;
    case 'count':
      return String(value.count);
    case 'year':
      return String(value.year);
    case 'name':
      return value.name;
    case 'bands':
      return value.bands
        .map((band) =>
          band.upTo ? `${written(band.upTo)} வரை ${written(band.value)}` : `அதற்கு மேல் ${written(band.value)}`,
        )
        .join(', ');
    case 'cases':
      throw new RangeError(
        `A value with cases needs words in content/ta/fact-words: ${Object.keys(value.cases).join(', ')}`,
      );
  }
};
