import { tdsWords as words } from '../../../content/tools/tds.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts, payments, payers, payees } = words;

/** The law of earlier days is not in the register. */
const EARLIEST = '2022-04-01';
/** Rupees: a thousand crores. */
const MOST = 10_000_000_000;

const options = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  (Object.entries(labels) as [Name, string][]).map(([value, label]) => ({ value, label }));

const kinds = Object.keys(payments) as (keyof typeof payments)[];
const all = (but: readonly (typeof kinds)[number][]) => ({
  field: 'what',
  values: kinds.filter((kind) => !but.includes(kind)),
});
const payment = all(['known']);
/** Where the law adds up the payments of a year. */
const summed = all(['known', 'director', 'property']);

/** What the tool asks. */
export const tdsFields = {
  what: { kind: 'choice', label: texts.what, options: options(payments), list: true },
  payer: {
    kind: 'choice',
    label: texts.payer,
    hint: texts.payerHint,
    options: options(payers),
    when: {
      field: 'what',
      values: ['contract', 'professional', 'technical', 'commission', 'building', 'machinery', 'interest'],
    },
  },
  payee: {
    kind: 'choice',
    label: texts.payee,
    options: options(payees),
    when: { field: 'what', values: ['contract', 'bank'] },
  },
  pan: {
    kind: 'choice',
    label: texts.pan,
    hint: texts.panHint,
    options: [
      { value: 'yes', label: texts.yes },
      { value: 'no', label: texts.no },
    ],
    when: payment,
  },
  amount: { kind: 'rupees', label: texts.amount, hint: texts.amountHint, most: MOST },
  before: { kind: 'rupees', label: texts.before, hint: texts.beforeHint, most: MOST, optional: true, when: summed },
  taxed: { kind: 'rupees', label: texts.taxed, hint: texts.taxedHint, most: MOST, optional: true, when: summed },
  stamp: {
    kind: 'rupees',
    label: texts.stamp,
    hint: texts.stampHint,
    most: MOST,
    optional: true,
    when: { field: 'what', values: ['property'] },
  },
  day: { kind: 'day', label: texts.day, hint: texts.dayHint, from: EARLIEST, today: true },
  deducted: { kind: 'day', label: texts.deducted, hint: texts.deductedHint, from: EARLIEST, optional: true },
  paid: { kind: 'day', label: texts.paid, hint: texts.paidHint, from: EARLIEST, optional: true },
} as const satisfies ToolFields;
