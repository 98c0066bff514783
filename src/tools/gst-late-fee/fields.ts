import { extensionsKnownFrom } from '../../../content/due-dates/extensions.ts';
import { amount, choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** Older returns can no longer be filed. */
const EARLIEST = extensionsKnownFrom.gst;

const EARLIEST_FILING = '2023-12-01';

/** Rupees: a lakh crores. */
const MOST_TURNOVER = 1_000_000_000_000;

const withTax = { field: 'form', values: ['gstr-3b'] } as const;

/** The form of the tool. */
export const gstLateFeeFields = ({ words }: OwnTexts<'gstLateFeeWords'>) => {
  const { fields: texts, returns } = words;
  return {
    form: choice(texts.form, returns, { hint: texts.formHint }),
    month: { kind: 'month', label: texts.month, hint: texts.monthHint, from: EARLIEST },
    filed: { kind: 'day', label: words.filed, hint: words.filedHint, from: EARLIEST_FILING, today: true },
    turnover: {
      kind: 'rupees',
      label: texts.turnover,
      hint: texts.turnoverHint,
      most: MOST_TURNOVER,
      when: { field: 'form', values: ['gstr-3b', 'gstr-1'] },
    },
    tax: { ...amount(texts.tax, texts.taxHint), when: withTax },
    ledger: { ...amount(texts.ledger, texts.ledgerHint), when: withTax },
  } as const satisfies ToolFields;
};
