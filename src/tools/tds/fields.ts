import { choice, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** The law of earlier days is not in the register. */
const EARLIEST = '2022-04-01';
/** The limit is a thousand crores. */
const MAX_RUPEES = 10_000_000_000;

/** From this day the limit of rent counts each month alone; `tds.194i-threshold` of the register has its law. */
export const MONTHLY_RENT_FROM = '2025-04-01';

const work: readonly string[] = ['contract', 'transport', 'professional', 'technical', 'commission'];
const rent: readonly string[] = ['building', 'machinery'];
const sent: readonly string[] = ['care', 'loan', 'remittance'];

/** Holds where earlier payments of the year change the tax: a limit for each month leaves them out. */
const countsBefore = ({ what = '', payer, last, day = '' }: Typed): boolean => {
  if (!rent.includes(what)) return true;
  if (what === 'building' && payer === 'small') return last === 'yes';
  return day !== '' && day < MONTHLY_RENT_FROM;
};

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
    pan: choice(texts.pan, yesNo, {
      labelFor: ({ what = '' }: Typed) => (what === '' ? undefined : texts.panFor[what === 'tcs' ? 'buyer' : 'payee']),
      hint: texts.panHint,
      when: payment,
    }),
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
    amount: {
      kind: 'rupees',
      label: texts.amount,
      hint: texts.amountHint,
      labelFor: ({ what = '', sold = '' }: Typed) => {
        if (what === 'property' || what === 'known') return texts.amountFor[what];
        if (what === 'tcs' && sent.includes(sold)) return texts.amountFor.sent;
        return rent.includes(what) ? texts.amountFor.rent : undefined;
      },
      hintFor: ({ what = '', sold = '' }: Typed) => {
        if (what === '' || what === 'known') return undefined;
        if (what === 'property') return texts.amountHints.property;
        if (what === 'tcs') return sent.includes(sold) ? undefined : texts.amountHints.sale;
        if (rent.includes(what)) return texts.amountHints.rent;
        return work.includes(what) || what === 'goods' ? texts.amountHints.bill : texts.amountHints.whole;
      },
      most: MAX_RUPEES,
    },
    before: {
      kind: 'rupees',
      label: texts.before,
      hint: texts.beforeHint,
      labelFor: ({ what = '' }: Typed) => {
        if (what === 'tcs') return texts.beforeFor.sent;
        return rent.includes(what) ? texts.beforeFor.rent : undefined;
      },
      hintFor: ({ what = '' }: Typed) => {
        if (what === '') return undefined;
        if (what === 'tcs') return texts.beforeHints.sent;
        if (work.includes(what)) return texts.beforeHints.work;
        return rent.includes(what) ? texts.beforeHints.rent : texts.beforeHints.whole;
      },
      isNeeded: countsBefore,
      most: MAX_RUPEES,
      optional: true,
      when: { any: [summed, { field: 'sold', values: ['care', 'remittance'] }] },
    },
    taxed: {
      kind: 'rupees',
      label: texts.taxed,
      hint: texts.taxedHint,
      isNeeded: (typed: Typed) => countsBefore(typed) && Boolean(typed.before),
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
      opens: { title: texts.late, folds: true, isFor: ({ what }: Typed) => what === 'known' },
      from: EARLIEST,
      optional: true,
      when: deduction,
    },
    paid: { kind: 'day', label: texts.paid, hint: texts.paidHint, from: EARLIEST, optional: true, when: deduction },
  } as const satisfies ToolFields;
};
