import { extensionsKnownFrom } from '../../../content/due-dates/extensions.ts';
import { gstLateFeeWords as words } from '../../../content/tools/gst-late-fee.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts, returns } = words;

/** No earlier month than the first for which the extensions are known; older returns can no longer be filed. */
const EARLIEST = extensionsKnownFrom.gst;

const EARLIEST_FILING = '2024-01-01';

/** Rupees: a hundred crores. */
const MOST_TAX = 1_000_000_000;

/** Rupees: a lakh crores. */
const MOST_TURNOVER = 1_000_000_000_000;

const withTax = { field: 'form', values: ['gstr-3b'] } as const;

/** What the tool asks. */
export const gstLateFeeFields = {
  form: {
    kind: 'choice',
    label: texts.form,
    hint: texts.formHint,
    options: [
      { value: 'gstr-3b', label: returns['gstr-3b'] },
      { value: 'gstr-3b-nil', label: returns['gstr-3b-nil'] },
      { value: 'gstr-1', label: returns['gstr-1'] },
      { value: 'gstr-1-nil', label: returns['gstr-1-nil'] },
    ],
  },
  month: { kind: 'month', label: texts.month, hint: texts.monthHint, from: EARLIEST },
  filed: { kind: 'day', label: words.filed, hint: words.filedHint, from: EARLIEST_FILING, today: true },
  turnover: {
    kind: 'rupees',
    label: texts.turnover,
    hint: texts.turnoverHint,
    most: MOST_TURNOVER,
    when: { field: 'form', values: ['gstr-3b', 'gstr-1'] },
  },
  tax: { kind: 'rupees', label: texts.tax, hint: texts.taxHint, most: MOST_TAX, optional: true, when: withTax },
  ledger: {
    kind: 'rupees',
    label: texts.ledger,
    hint: texts.ledgerHint,
    most: MOST_TAX,
    optional: true,
    when: withTax,
  },
} as const satisfies ToolFields;
