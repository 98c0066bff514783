import { choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** The limit is a thousand crores. */
const MAX_SALES_RUPEES = 10_000_000_000;

/** Services sold to other states or online are judged as any other services. */
const goods = { field: 'sells', values: ['goods', 'both'] } as const;

/** Returns the form of the tool. */
export const gstRegistrationCheckFields = ({ words }: OwnTexts<'gstRegistrationCheckWords'>) => {
  const { fields: texts } = words;
  const noOrYes = { no: texts.no, yes: texts.yes };
  return {
    sells: choice(texts.sells, { goods: texts.goods, services: texts.services, both: texts.both }),
    exempt: choice(texts.exempt, noOrYes, { hint: texts.exemptHint }),
    sales: { kind: 'rupees', label: texts.sales, hint: texts.salesHint, most: MAX_SALES_RUPEES },
    per: choice(texts.per, { sold: texts.sold, year: texts.year, month: texts.month }),
    states: choice(texts.states, noOrYes, { when: goods }),
    online: choice(texts.online, noOrYes, { when: goods }),
  } as const satisfies ToolFields;
};
