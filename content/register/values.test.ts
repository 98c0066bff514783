import { describe, expect, test } from 'vitest';
import { inRupees } from '../rupees.ts';
import { written } from '../written.ts';
import {
  calendarDay,
  cases,
  crore,
  croreRange,
  date,
  dates,
  dayOfNextMonth,
  days,
  percentAMonth,
  readNumber,
  rupees,
  rupeesADay,
  workingDays,
} from './values.ts';

describe('the wording of a value', () => {
  test.each([
    [rupees(250_000), '₹2,50,000'],
    [rupees(15_000), '₹15,000'],
    [crore(2.5), '₹2.5 crore'],
    [croreRange(50, 250), '₹50-250 crore'],
    [rupeesADay(50), '₹50 a day'],
    [percentAMonth(1.5), '1.5% a month'],
    [days(60), '60 days'],
    [workingDays(3, 7), '3-7 working days'],
    [date(31, 7), '31 July'],
    [dates([31, 5], [31, 1]), '31 May and 31 January'],
    [calendarDay('2025-01-15'), '15 January 2025'],
  ])('%j reads %s', (value, expected) => {
    expect(written(value)).toBe(expected);
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [21, '21st'],
  ])('day %i is the %s', (day, text) => {
    expect(written(dayOfNextMonth(day))).toBe(text);
  });

  test('rejects a month that the year does not have', () => {
    expect(() => written(date(1, 13))).toThrow('Month must be 1 to 12, got 13');
  });
});

describe('the number of a value', () => {
  test('is there where it is one number', () => {
    expect(readNumber(rupees(2500))).toBe(2500);
    expect(readNumber(days(30))).toBe(30);
  });

  test('is none where it depends', () => {
    expect(readNumber(days(15, 30))).toBeUndefined();
    const value = cases({ single: rupees(1), all: rupees(2) });
    expect(readNumber(value)).toBeUndefined();
    expect(value).toMatchObject({ kind: 'cases', cases: { all: { amount: 2 } } });
  });
});

test('rupees are grouped as in India', () => {
  expect(inRupees(12_345_678)).toBe('₹1,23,45,678');
});
