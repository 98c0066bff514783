import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check/en.ts';
import { choice, type ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a thousand crores. */
const MOST_SALES = 10_000_000_000;

const noOrYes = { no: texts.no, yes: texts.yes };

/** Services sold to other states or online are judged as any other services. */
const goods = { field: 'sells', values: ['goods', 'both'] } as const;

export const gstRegistrationCheckFields = {
  sells: choice(texts.sells, { goods: texts.goods, services: texts.services, both: texts.both }),
  exempt: choice(texts.exempt, noOrYes, { hint: texts.exemptHint }),
  sales: { kind: 'rupees', label: texts.sales, hint: texts.salesHint, most: MOST_SALES },
  per: choice(texts.per, { sold: texts.sold, year: texts.year, month: texts.month }),
  states: choice(texts.states, noOrYes, { when: goods }),
  online: choice(texts.online, noOrYes, { when: goods }),
} as const satisfies ToolFields;
