import type { Entry } from './entry.ts';
import { specified } from './specified.ts';
import {
  cases,
  crore,
  date,
  dates,
  lakh,
  percent,
  percentAMonth,
  rupees,
  rupeesADay,
  rupeesAMonth,
  rupeesAYear,
  weeks,
} from './values.ts';

const QUARTERS = [
  [31, 5],
  [31, 7],
  [31, 10],
  [31, 1],
] as const;

/** Income tax returns, and tax deducted or collected at source. */
export const incomeTaxEntries = {
  'itr.range': specified('incomeTax', { words: 'ITR-1 to ITR-7' }),
  'itr.itr1-income': specified('incomeTax', { value: lakh(50), words: 'Up to {}' }),
  'itr.itr2-income': specified('incomeTax', { words: 'No limit' }),
  'itr.itr3-income': specified('incomeTax', { words: 'No limit' }),
  'itr.itr4-income': specified('incomeTax', {
    value: cases({ turnover: crore(2), turnoverWithLittleCash: crore(3), income: lakh(50) }),
    words: 'Turnover up to {turnover} ({turnoverWithLittleCash} with little cash), income up to {income}',
  }),
  'itr.due-individuals': specified('incomeTax', { value: date(31, 7) }),
  'itr.due-businesses': {
    ...specified('incomeTax', { value: date(31, 8) }, '2025-04-01'),
    before: [{ until: '2025-03-31', value: date(31, 7) }],
  },
  'itr.due-audit': specified('incomeTax', { value: date(31, 10) }),
  'itr.refund-processing': specified('incomeTax', { value: weeks(4, 5) }),

  'tds.form-salary': specified('incomeTax', { words: '138' }, '2026-04-01'),
  'tds.form-resident': specified('incomeTax', { words: '140' }, '2026-04-01'),
  'tds.form-nonresident': specified('incomeTax', { words: '144' }, '2026-04-01'),
  'tds.form-tcs': specified('incomeTax', { words: '143' }, '2026-04-01'),
  'tds.due-q1': specified('incomeTax', { value: date(31, 7) }),
  'tds.due-q2': specified('incomeTax', { value: date(31, 10) }),
  'tds.due-q3': specified('incomeTax', { value: date(31, 1) }),
  'tds.due-q4': specified('incomeTax', { value: date(31, 5) }),
  'tds.due-all': specified('incomeTax', { value: dates(...QUARTERS) }),
  'tds.due-tcs': {
    ...specified('incomeTax', { value: dates(...QUARTERS) }, '2026-04-01'),
    before: [{ until: '2026-03-31', value: dates([15, 5], [15, 7], [15, 10], [15, 1]) }],
  },
  'tds.late-fee-day': specified('incomeTax', {
    value: cases({ perDay: rupeesADay(200), mostOfTax: percent(100) }),
    words: '{perDay} per return (at most the amount of the tax)',
  }),
  'tds.late-interest': specified('incomeTax', {
    value: cases({ lateDeposit: percentAMonth(1.5), lateDeduction: percentAMonth(1) }),
    words: '{lateDeposit} ({lateDeduction} where it was deducted late)',
  }),
  'tds.194a-section': specified('incomeTax', { words: '393 (interest)' }, '2026-04-01'),
  'tds.194a-rate': specified('incomeTax', { value: percent(10) }),
  'tds.194a-threshold': specified(
    'incomeTax',
    { value: cases({ others: rupees(50_000), seniors: rupees(100_000) }), words: '{others} ({seniors} for seniors)' },
    '2025-04-01',
  ),
  'tds.194c-section': specified('incomeTax', { words: '393 (contracts)' }, '2026-04-01'),
  'tds.194c-rate': specified('incomeTax', {
    value: cases({ individual: percent(1), others: percent(2) }),
    words: '{individual} individual/HUF, {others} others',
  }),
  'tds.194c-threshold': specified('incomeTax', {
    value: cases({ single: rupees(30_000), aggregate: rupees(100_000) }),
    words: '{single} single, {aggregate} aggregate',
  }),
  'tds.194i-section': specified('incomeTax', { words: '393 (rent)' }, '2026-04-01'),
  'tds.194i-rate': specified('incomeTax', { value: percent(10) }),
  'tds.194i-threshold': {
    ...specified('incomeTax', { value: rupeesAMonth(50_000) }, '2025-04-01'),
    before: [{ until: '2025-03-31', value: rupeesAYear(240_000) }],
  },
  'tds.194j-section': specified('incomeTax', { words: '393 (professional fees)' }, '2026-04-01'),
  'tds.194j-rate': specified('incomeTax', { value: percent(10) }),
  'tds.194j-threshold': specified('incomeTax', { value: rupees(50_000), words: '{} a year' }, '2025-04-01'),
} as const satisfies Record<string, Entry>;
