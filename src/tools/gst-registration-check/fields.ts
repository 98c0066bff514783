import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a thousand crores. */
const MOST_SALES = 10_000_000_000;

const noOrYes = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const;

/** Services sold to other states or online are judged as any other services. */
const goods = { field: 'sells', values: ['goods', 'both'] } as const;

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
  exempt: { kind: 'choice', label: texts.exempt, hint: texts.exemptHint, options: noOrYes },
  sales: { kind: 'rupees', label: texts.sales, hint: texts.salesHint, most: MOST_SALES },
  per: {
    kind: 'choice',
    label: texts.per,
    options: [
      { value: 'sold', label: texts.sold },
      { value: 'year', label: texts.year },
      { value: 'month', label: texts.month },
    ],
  },
  states: { kind: 'choice', label: texts.states, when: goods, options: noOrYes },
  online: { kind: 'choice', label: texts.online, when: goods, options: noOrYes },
} as const satisfies ToolFields;
