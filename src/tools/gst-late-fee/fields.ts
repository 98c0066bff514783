import { amount, choice, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** The first month of the first quarter that can still be filed; monthly returns begin a month later. */
const EARLIEST = '2023-10';

const EARLIEST_FILING = '2023-12-01';

/** The limit is a lakh crores. */
const MAX_TURNOVER_RUPEES = 1_000_000_000_000;

/** It is asked with one of these returns, whether they are of a month or of a quarter. */
const withReturns = (...returns: readonly string[]) => [
  { field: 'form', values: returns },
  { field: 'quarterly', values: returns },
];

const yearly = { field: 'filer', values: ['annual'] } as const;

/** Holds where the form is for a month; an answer to a question that is no longer asked stays in the form. */
const isMonthly = ({ filer, quarterly }: Typed): boolean =>
  filer === 'monthly' || (filer === 'quarterly' && (quarterly === 'iff' || quarterly === 'pmt-06'));

/** Holds where tax is paid without a return. */
const isPayment = ({ filer, quarterly, composition }: Typed): boolean =>
  (filer === 'quarterly' && quarterly === 'pmt-06') || (filer === 'composition' && composition === 'cmp-08');

/** Returns the form of the tool. */
export const gstLateFeeFields = ({ words }: OwnTexts<'gstLateFeeWords'>) => {
  const { fields: texts, filers, returns, quarterlyReturns, compositionForms, years } = words;
  return {
    filer: choice(texts.filer, filers, { hint: texts.filerHint }),
    form: choice(texts.form, returns, { hint: texts.formHint, when: { field: 'filer', values: ['monthly'] } }),
    quarterly: choice(
      texts.quarterly,
      { ...returns, ...quarterlyReturns },
      { hint: texts.formHint, when: { field: 'filer', values: ['quarterly'] } },
    ),
    composition: choice(texts.composition, compositionForms, { when: { field: 'filer', values: ['composition'] } }),
    month: {
      kind: 'month',
      label: texts.month,
      hint: texts.monthHint,
      hintFor: (typed: Typed) => (typed.filer ? texts.monthHints[isMonthly(typed) ? 'month' : 'quarter'] : undefined),
      from: EARLIEST,
      when: {
        any: [
          { field: 'filer', values: ['monthly', 'quarterly'] },
          { field: 'composition', values: ['cmp-08'] },
        ],
      },
    },
    year: choice(texts.year, years, {
      list: true,
      when: { any: [{ field: 'composition', values: ['gstr-4', 'gstr-4-nil'] }, yearly] },
    }),
    filed: {
      kind: 'day',
      label: words.filed,
      hint: texts.filedHint,
      hintFor: (typed: Typed) => {
        if (!typed.filer) return undefined;
        if (typed.filer === 'annual') return texts.filedHints.annual;
        return texts.filedHints[isPayment(typed) ? 'payment' : 'return'];
      },
      from: EARLIEST_FILING,
      today: true,
    },
    turnover: {
      kind: 'rupees',
      label: texts.turnover,
      hint: texts.turnoverHint,
      most: MAX_TURNOVER_RUPEES,
      when: { any: withReturns('gstr-3b', 'gstr-1') },
    },
    yearTurnover: {
      kind: 'rupees',
      label: texts.yearTurnover,
      hint: texts.yearTurnoverHint,
      most: MAX_TURNOVER_RUPEES,
      when: yearly,
    },
    stateTurnover: {
      kind: 'rupees',
      label: texts.stateTurnover,
      hint: texts.stateTurnoverHint,
      most: MAX_TURNOVER_RUPEES,
      optional: true,
      when: yearly,
    },
    tax: {
      ...amount(texts.tax, texts.taxHint),
      hintFor: (typed: Typed) => (typed.filer ? texts.taxHints[isPayment(typed) ? 'payment' : 'return'] : undefined),
      when: { any: [...withReturns('gstr-3b', 'pmt-06'), { field: 'composition', values: ['cmp-08'] }] },
    },
    ledger: { ...amount(texts.ledger, texts.ledgerHint), when: { any: withReturns('gstr-3b') } },
  } as const satisfies ToolFields;
};
