import { extensionsKnownFrom } from '../../../content/due-dates/extensions.ts';
import { gstLateFeeWords as words } from '../../../content/tools/gst-late-fee.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** No earlier month than the first for which the extensions are known; older returns can no longer be filed. */
const EARLIEST = extensionsKnownFrom.gst;

const EARLIEST_FILING = '2024-01-01';

/** Rupees: a hundred crores. */
const MOST_TAX = 1_000_000_000;

/** What the tool asks. */
export const gstLateFeeFields = {
  form: {
    kind: 'choice',
    label: texts.form,
    options: [
      { value: 'gstr-3b', label: words.forms['gstr-3b'] },
      { value: 'gstr-1', label: words.forms['gstr-1'] },
    ],
  },
  month: { kind: 'month', label: texts.month, hint: texts.monthHint, from: EARLIEST },
  filed: { kind: 'day', label: texts.filed, hint: texts.filedHint, from: EARLIEST_FILING, today: true },
  nil: {
    kind: 'choice',
    label: texts.nil,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.yes },
    ],
  },
  tax: { kind: 'rupees', label: texts.tax, hint: texts.taxHint, most: MOST_TAX, optional: true },
} as const satisfies ToolFields;
