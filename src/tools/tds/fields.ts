import { choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** The law of earlier days is not in the register. */
const EARLIEST = '2022-04-01';
/** The limit is a thousand crores. */
const MAX_RUPEES = 10_000_000_000;

/** Returns the form of the tool. */
export const tdsFields = ({ words }: OwnTexts<'tdsWords'>) => {
  const { fields: texts, payments, payers, payees, collections } = words;
  const kinds = Object.keys(payments) as (keyof typeof payments)[];
  const all = (but: readonly (typeof kinds)[number][]) => ({
    field: 'what',
    values: kinds.filter((kind) => !but.includes(kind)),
  });
  const payment = all(['known']);
  const deduction = all(['tcs']);
  /** Holds for payments that the law adds up over a year. */
  const summed = all(['known', 'director', 'property', 'tcs']);

  const yesNo = { yes: texts.yes, no: texts.no };

  return {
    what: choice(texts.what, payments, { list: true }),
    sold: choice(texts.sold, collections, { list: true, when: { field: 'what', values: ['tcs'] } }),
    payer: choice(texts.payer, payers, {
      hint: texts.payerHint,
      when: {
        field: 'what',
        values: [
          'contract',
          'transport',
          'professional',
          'technical',
          'commission',
          'building',
          'machinery',
          'interest',
        ],
      },
    }),
    payee: choice(texts.payee, payees, { when: { field: 'what', values: ['contract', 'transport', 'bank'] } }),
    pan: choice(texts.pan, yesNo, { hint: texts.panHint, when: payment }),
    lorries: choice(texts.lorries, yesNo, {
      hint: texts.lorriesHint,
      when: {
        all: [
          { field: 'what', values: ['transport'] },
          { field: 'payer', values: ['liable'] },
        ],
      },
    }),
    last: choice(texts.last, yesNo, {
      hint: texts.lastHint,
      when: {
        all: [
          { field: 'what', values: ['building'] },
          { field: 'payer', values: ['small'] },
        ],
      },
    }),
    amount: { kind: 'rupees', label: texts.amount, hint: texts.amountHint, most: MAX_RUPEES },
    before: {
      kind: 'rupees',
      label: texts.before,
      hint: texts.beforeHint,
      most: MAX_RUPEES,
      optional: true,
      when: { any: [summed, { field: 'sold', values: ['care', 'remittance'] }] },
    },
    taxed: {
      kind: 'rupees',
      label: texts.taxed,
      hint: texts.taxedHint,
      most: MAX_RUPEES,
      optional: true,
      when: summed,
    },
    stamp: {
      kind: 'rupees',
      label: texts.stamp,
      hint: texts.stampHint,
      most: MAX_RUPEES,
      optional: true,
      when: { field: 'what', values: ['property'] },
    },
    part: {
      kind: 'rupees',
      label: texts.part,
      hint: texts.partHint,
      most: MAX_RUPEES,
      optional: true,
      when: { field: 'what', values: ['property'] },
    },
    day: { kind: 'day', label: texts.day, hint: texts.dayHint, from: EARLIEST, today: true },
    deducted: {
      kind: 'day',
      label: texts.deducted,
      hint: texts.deductedHint,
      from: EARLIEST,
      optional: true,
      when: deduction,
    },
    paid: { kind: 'day', label: texts.paid, hint: texts.paidHint, from: EARLIEST, optional: true, when: deduction },
  } as const satisfies ToolFields;
};
