import { advanceTaxWords as words } from '../../../content/tools/advance-tax.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a hundred crores. */
const MOST = 1_000_000_000;

/** The first day of the first year that can be asked for. */
const EARLIEST = '2025-04-01';

const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST, optional: true, ...(hint ? { hint } : {}) }) as const;

const payers = { field: 'who', values: ['others', 'presumptive'] } as const;
const isLate = { field: 'late', values: ['yes'] } as const;

/** What the tool asks. */
export const advanceTaxFields = {
  year: {
    kind: 'choice',
    label: texts.year,
    options: [
      { value: '2026-27', label: words.years['2026-27'] },
      { value: '2025-26', label: words.years['2025-26'] },
    ],
  },
  who: {
    kind: 'choice',
    label: texts.who,
    options: [
      { value: 'others', label: texts.others },
      { value: 'presumptive', label: texts.presumptive },
      { value: 'senior', label: texts.senior },
    ],
  },
  tax: { kind: 'rupees', label: texts.tax, hint: texts.taxHint, most: MOST },
  tds: amount(texts.tds, texts.tdsHint),
  june: { ...amount(texts.june, texts.paidHint), when: payers },
  september: { ...amount(texts.september), when: payers },
  december: { ...amount(texts.december), when: payers },
  march: { ...amount(texts.march), when: payers },
  afterwards: { ...amount(texts.afterwards, texts.afterwardsHint), when: payers },
  rest: { kind: 'day', label: texts.rest, hint: texts.restHint, from: EARLIEST, optional: true },
  late: {
    kind: 'choice',
    label: texts.late,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.yes },
    ],
  },
  filed: { kind: 'day', label: texts.filed, from: EARLIEST, when: isLate },
  whose: {
    kind: 'choice',
    label: texts.whose,
    list: true,
    when: isLate,
    options: [
      { value: 'individual', label: texts.individual },
      { value: 'business', label: texts.business },
      { value: 'audit', label: texts.audit },
      { value: 'transfer-pricing', label: texts.transferPricing },
    ],
  },
  income: { kind: 'rupees', label: texts.income, hint: texts.incomeHint, most: MOST, when: isLate },
} as const satisfies ToolFields;
