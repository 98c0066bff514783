import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a thousand crores. */
const MOST_SALES = 10_000_000_000;

const noOrYes = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const;

/** What the tool asks. */
export const gstRegistrationCheckFields = {
  sells: {
    kind: 'choice',
    label: texts.sells,
    options: [
      { value: 'goods', label: texts.goods },
      { value: 'services', label: texts.services },
      { value: 'both', label: texts.both },
    ],
  },
  sales: { kind: 'rupees', label: texts.sales, hint: texts.salesHint, most: MOST_SALES },
  per: {
    kind: 'choice',
    label: texts.per,
    options: [
      { value: 'month', label: texts.month },
      { value: 'year', label: texts.year },
    ],
  },
  states: { kind: 'choice', label: texts.states, options: noOrYes },
  online: { kind: 'choice', label: texts.online, options: noOrYes },
} as const satisfies ToolFields;
