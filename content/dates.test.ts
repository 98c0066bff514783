import { describe, expect, test } from 'vitest';
import * as englishDates from './dates.ts';
import * as tamilDates from './ta/dates.ts';
import * as tamilWeekdays from './ta/weekdays.ts';
import * as englishWeekdays from './weekdays.ts';

const english = { ...englishDates, ...englishWeekdays };
const tamil = { ...tamilDates, ...tamilWeekdays };

test('English says a day, long and short', () => {
  expect(english.longDate('2026-11-22')).toBe('Sunday, 22 November 2026');
  expect(english.weekdayAndDay('2026-12-01')).toBe('Tuesday, 1 December');
  expect(english.shortDate('2026-12-01')).toBe('Tue 1 Dec');
});

test('Tamil says a day, long and short', () => {
  expect(tamil.longDate('2026-11-22')).toBe('நவம்பர் 22, 2026, ஞாயிறு');
  expect(tamil.inWords('2026-12-11')).toBe('டிசம்பர் 11, 2026');
  expect(tamil.weekdayAndDay('2026-12-01')).toBe('டிசம்பர் 1, செவ்வாய்');
  expect(tamil.shortDate('2026-12-11')).toBe('டிச. 11, வெள்');
});

describe.each([
  ['en-IN', english],
  ['ta-IN', tamil],
] as const)('each day of two years in %s', (tag, dates) => {
  const days = Array.from({ length: 731 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const formats = [
    [dates.monthInWords, { month: 'long', year: 'numeric' }],
    [dates.nameMonth, { month: 'long' }],
    [dates.weekday, { weekday: 'long' }],
    [dates.weekdayAndDay, { weekday: 'long', day: 'numeric', month: 'long' }],
  ] as const satisfies [(day: string) => string, Intl.DateTimeFormatOptions][];

  test.each(formats)('agrees with Intl: %o', (say, options) => {
    const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    for (const day of days) expect(say(day)).toBe(format(Date.parse(day)));
  });

  test('has short names that begin like the long ones', () => {
    const stem = (short: string): string => short.replace('.', '');
    for (const day of days) {
      expect(dates.weekday(day).startsWith(stem(dates.shortWeekday(day))), day).toBe(true);
      expect(dates.nameMonth(day).startsWith(stem(dates.shortMonth(day))), day).toBe(true);
    }
  });
});
