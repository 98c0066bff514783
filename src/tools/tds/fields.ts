import { tdsWords as words } from '../../../content/tools/tds.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts, payments, payers, payees } = words;

/** The law of earlier days is not in the register. */
const EARLIEST = '2022-04-01';
/** Rupees: a thousand crores. */
const MOST = 10_000_000_000;

const options = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  (Object.entries(labels) as [Name, string][]).map(([value, label]) => ({ value, label }));

/** What the tool asks. */
export const tdsFields = {
  what: { kind: 'choice', label: texts.what, options: options(payments) },
  payer: { kind: 'choice', label: texts.payer, hint: texts.payerHint, options: options(payers), optional: true },
  payee: { kind: 'choice', label: texts.payee, options: options(payees), optional: true },
  pan: {
    kind: 'choice',
    label: texts.pan,
    hint: texts.panHint,
    options: [
      { value: 'yes', label: texts.yes },
      { value: 'no', label: texts.no },
    ],
    optional: true,
  },
  amount: { kind: 'rupees', label: texts.amount, hint: texts.amountHint, most: MOST },
  before: { kind: 'rupees', label: texts.before, hint: texts.beforeHint, most: MOST, optional: true },
  taxed: { kind: 'rupees', label: texts.taxed, hint: texts.taxedHint, most: MOST, optional: true },
  stamp: { kind: 'rupees', label: texts.stamp, hint: texts.stampHint, most: MOST, optional: true },
  day: { kind: 'day', label: texts.day, hint: texts.dayHint, from: EARLIEST, today: true },
  deducted: { kind: 'day', label: texts.deducted, hint: texts.deductedHint, from: EARLIEST, optional: true },
  paid: { kind: 'day', label: texts.paid, hint: texts.paidHint, from: EARLIEST, optional: true },
} as const satisfies ToolFields;
