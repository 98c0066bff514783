import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../tests/support/property-test.ts';
import { addDays, daysBetween, isDay } from '../dates/days.ts';
import { answeredLines } from './case.ts';
import type { ToolFields } from './field.ts';
import { amountInWords, calculatePart, paise } from './money.ts';
import { readAnswers, readDay, readMonth, readRupees } from './read-answer.ts';
import { english } from './testing/english.ts';

test.each([
  ['48,000', 48_000],
  ['₹ 1,00,000', 100_000],
  ['Rs. 250.50', 250.5],
  ['1.5 lakh', 150_000],
  ['2 crore', 20_000_000],
  ['500/-', 500],
  ['20L', 2_000_000],
  ['20 lac', 2_000_000],
  ['2 lakhs', 200_000],
  ['1.5 cr', 15_000_000],
  ['1.25 Crore', 12_500_000],
  ['12.34567 lakh', 1_234_567],
  ['1 00 000', 100_000],
  ['1,234,567', 1_234_567],
  ['15000', 15_000],
  ['0', 0],
  ['௧,௨௦,௦௦௦', 120_000],
  ['४८,०००', 48_000],
  ['４８，０００', 48_000],
  ['₹\u{a0}1\u{a0}00\u{a0}000', 100_000],
  ['1\u{202f}00\u{202f}000', 100_000],
  ['"12,00,000"', 1_200_000],
  ['“5,000”', 5_000],
  ["'5000", 5_000],
  ['12,00,000 only', 1_200_000],
  ['Rs.5,000/- only', 5_000],
  ['5000 Rs', 5_000],
  ['5,000 rupees', 5_000],
  ['5,000 ரூபாய் மட்டும்', 5_000],
  ['₨ 5000', 5_000],
  ['ரூ.5,000', 5_000],
  ['12 லட்சம் ரூபாய்', 1_200_000],
  ['45k', 45_000],
  ['₹1.2K', 1_200],
  ['5 thousand', 5_000],
  ['10 ஆயிரம்', 10_000],
  ['12 lakhs 50 thousand', 1_250_000],
  ['1 crore 20 lakh', 12_000_000],
  ['2 lakh 50,000', 250_000],
  ['1 lakh 500', 100_500],
  ['12,00,000,', 1_200_000],
  ['1,00,000.', 100_000],
])('reads an amount: %s', (typed, rupees) => {
  expect(readRupees(typed)).toBe(paise(rupees));
});

test.each([
  ...['', '-5', '1.234', '2,,0,0', '1,0', '10,0000', ',100', '1.23456789 lakh', '0.00000001', '1e5', '5 kg'],
  ...['abc', '12 13', '1.5 lakh 2 lakh', '1 lakh 50', '50 thousand 2 lakh', '5 000 000 rs 5', '5 rs 000', '20 litres'],
])('rejects an amount: "%s"', (typed) => {
  expect(readRupees(typed)).toBeNull();
});

test.each([
  ['2026-09', '2026-09'],
  ['09/2026', '2026-09'],
  ['9-2026', '2026-09'],
  ['Sep 2026', '2026-09'],
  ['september 2026', '2026-09'],
  ['Sep-26', '2026-09'],
  ['Sep 26', '2026-09'],
  ["Sep'26", '2026-09'],
  ['09/26', '2026-09'],
  ['2026/09', '2026-09'],
  ['September, 2026', '2026-09'],
  ['அக்டோபர் ௨௦௨௬', '2026-10'],
  ['09\u{a0}2026', '2026-09'],
  ['26/09', null],
  ['2026-13', null],
  ['September', null],
])('reads a month: %s', (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});

test.each([
  ['2026-11-22', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['5.3.2026', '2026-03-05'],
  ['22 Nov 2026', '2026-11-22'],
  ['௨௨/௧௧/௨௦௨௬', '2026-11-22'],
  ['22 Nov, 2026', '2026-11-22'],
  ['22-Nov-26', '2026-11-22'],
  ['31/02/2026', null],
  ['11/22/2026', null],
  ['22/11/26', '2026-11-22'],
  ['5.3.27', '2027-03-05'],
  ['22/11/126', null],
])('reads a day: %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

describe('money', () => {
  test('is rounded to the rupee as the act says', () => {
    expect(calculatePart(paise(100), 0.49, 'rupee')).toBe(0);
    expect(calculatePart(paise(100), 0.5, 'rupee')).toBe(paise(1));
    expect(calculatePart(paise(48_000), 18, 'rupee', { share: 33, whole: 365 })).toBe(paise(781));
  });

  propertyTest(
    'is exact where floating point is not',
    [fc.integer({ min: 0, max: 10 ** 13 }), fc.integer({ min: 0, max: 2_000 })],
    (amount, share) => {
      const exact = (BigInt(amount) * 18n * BigInt(share)) / 36_500n;
      const ours = BigInt(calculatePart(amount, 18, 'paisa', { share, whole: 365 }));
      expect(ours - exact === 0n || ours - exact === 1n).toBe(true);
    },
  );

  propertyTest('that was written is read as the same', [fc.integer({ min: 0, max: 10 ** 12 })], (amount) => {
    expect(readRupees(amountInWords(amount))).toBe(amount);
  });
});

test('days are counted by the calendar', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
  const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: -9_000, max: 9_000 }), (from, days) => {
      expect(isDay(from)).toBe(true);
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

test('invisible characters that were pasted along change no answer', () => {
  const fields = {
    sum: { kind: 'rupees', label: 'Sum', most: 100_000 },
    month: { kind: 'month', label: 'Month', from: '2021-06' },
  } as const satisfies ToolFields;
  const typed = { sum: '\u200b ₹48,000\u2060', month: 'Sep\u00ad 2026' };
  expect(readAnswers(english, fields, typed, '2026-11-23')).toEqual({
    answers: { sum: paise(48_000), month: '2026-09' },
  });
  expect(answeredLines(english, { fields, typed, today: '2026-11-23' })).toEqual([
    'Sum: ₹48,000',
    'Month: September 2026',
  ]);
});

describe('a field that depends on an earlier answer', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ] as const;
  const fields = {
    rent: { kind: 'choice', label: 'Rent?', options },
    home: { kind: 'choice', label: 'Home?', options, when: { field: 'rent', values: ['yes'] } },
    months: { kind: 'rupees', label: 'Months', most: 12, when: { field: 'home', values: ['yes'] } },
  } as const satisfies ToolFields;
  const read = (typed: Readonly<Record<string, string>>) => readAnswers(english, fields, typed, '2026-11-23');

  test('is asked with that answer', () => {
    expect(read({ rent: 'yes' })).toMatchObject({ mistakes: { home: expect.stringMatching(/Yes.*No/) } });
    expect(read({ rent: 'yes', home: 'yes', months: '3' })).toEqual({
      answers: { rent: 'yes', home: 'yes', months: 300 },
    });
  });

  test('is not read with another, whatever is in it', () => {
    expect(read({ rent: 'no', home: 'yes', months: 'many' })).toEqual({
      answers: { rent: 'no', home: null, months: null },
    });
    expect(read({ rent: 'yes', home: 'no', months: 'many' })).toEqual({
      answers: { rent: 'yes', home: 'no', months: null },
    });
  });
});
