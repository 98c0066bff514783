import { expect, test } from 'vitest';
import { paise } from '../money.ts';
import { english } from '../testing/english.ts';
import { type ExportMonth, exportRefund } from './export-refund.ts';

const month = (exports: number, rateOfSales: number): ExportMonth => ({
  month: '2026-10',
  purchases: [
    { amount: paise(700_000), rate: 5 },
    { amount: paise(150_000), rate: 18 },
  ],
  exports: paise(exports),
  sales: { amount: paise(1_000_000 - exports), rate: rateOfSales },
});

const readAmounts = (given: ExportMonth): readonly number[] => {
  const outcome = exportRefund({ ...english, words: english.exportRefundWords }, given);
  if (!('sheet' in outcome)) throw new Error(outcome.none);
  return outcome.sheet.lines.map(({ amount }) => amount / 100);
};

test('is the credit in the share of the exports', () => {
  // 62,000 of credit, of which sales in India use 10,000; 62,000 × 8 ÷ 10.
  expect(readAmounts(month(800_000, 5))).toEqual([35_000, 27_000, 62_000, -10_000, 52_000, 49_600, 49_600]);
});

test('is no more than the ledger still holds', () => {
  expect(readAmounts(month(800_000, 18)).slice(3)).toEqual([-36_000, 26_000, 49_600, 26_000]);
});

test('is nothing where sales in India use the whole credit', () => {
  expect(readAmounts(month(500_000, 18)).slice(3)).toEqual([-90_000, 0, 31_000, 0]);
});
