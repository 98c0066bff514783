import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../tests/support/property-test.ts';
import { dayInIndia } from '../office/indian-time.ts';
import { addDays, daysBetween, isDay } from './days.ts';
import { addMonths, addYears, dayIn, makeDay } from './months.ts';
import { anyDay } from './testing/samples.ts';
import { countsUntil } from './working-day.ts';

describe('arithmetic on days', () => {
  propertyTest(
    'a day of a month, or its last one',
    [fc.integer({ min: 1600, max: 2400 }), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 31 })],
    (year, month, day) => {
      const first = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ months: month - 1 });
      expect(dayIn(year, month, day)).toBe(first.with({ day }).toString());
    },
  );

  propertyTest('a day some days later or earlier', [anyDay, fc.integer({ min: -1000, max: 1000 })], (day, days) => {
    expect(addDays(day, days)).toBe(Temporal.PlainDate.from(day).add({ days }).toString());
  });

  propertyTest('the days between two', [anyDay, anyDay], (first, second) => {
    expect(daysBetween(first, second)).toBe(Temporal.PlainDate.from(first).until(second).days);
  });

  propertyTest(
    'the day that it is in India',
    [fc.date({ min: new Date('1970-01-01'), max: new Date('2400-01-01'), noInvalidDate: true })],
    (moment) => {
      const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('Asia/Kolkata');
      expect(dayInIndia(moment.getTime())).toBe(there.toPlainDate().toString());
    },
  );
});

test('changes the day in India at 18:30 UTC', () => {
  expect(dayInIndia(Date.parse('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(dayInIndia(Date.parse('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-11-22T00:00:00Z', false],
  ['today', false],
])('says whether %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

propertyTest('a month some months later or earlier', [anyDay, fc.integer({ min: -400, max: 400 })], (day, months) => {
  const month = Temporal.PlainYearMonth.from(day.slice(0, 7));
  expect(addMonths(day.slice(0, 7), months)).toBe(month.add({ months }).toString());
});

propertyTest(
  'the same day of another year, or the last of its month',
  [anyDay, fc.integer({ min: -100, max: 100 })],
  (day, years) => {
    expect(addYears(day, years)).toBe(Temporal.PlainDate.from(day).add({ years }).toString());
  },
);

propertyTest('a day of a month, or its last', [anyDay, fc.integer({ min: 1, max: 31 })], (any, day) => {
  const month = any.slice(0, 7);
  expect(makeDay(month, day)).toBe(Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toString());
});

test.each([
  ['a working day', '2026-12-15', '2026-12-15'],
  ['a Saturday', '2026-10-31', '2026-10-31'],
  ['a Sunday', '2027-01-31', '2027-02-01'],
  ['a holiday', '2026-08-15', '2026-08-17'],
] as const)('counts %s %s: direct taxes to %s, others same day', (_, on, until) => {
  expect(countsUntil(on, true)).toBe(until);
  expect(countsUntil(on, false)).toBe(on);
});
