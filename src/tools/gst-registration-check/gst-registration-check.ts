/** Whether the turnover of a business in Tamil Nadu asks for a GST registration. */
import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check.ts';
import type { Answers } from '../field.ts';
import { amountInWords } from '../money.ts';
import { defineTool, type Outcome } from '../tool.ts';
import type { GstRegistrationFacts } from './facts.ts';
import { gstRegistrationCheckFields } from './fields.ts';

const MONTHS = 12;

/** Whether the turnover asks for a registration by given facts. */
export const needsRegistration = (
  { sells, sales, per, states, online }: Answers<typeof gstRegistrationCheckFields>,
  facts: GstRegistrationFacts,
): Outcome => {
  const yearly = per === 'month' ? sales * MONTHS : sales;
  const limit = sells === 'goods' ? facts.goods : facts.services;
  const needed = yearly > limit;
  if (!needed && (states === 'yes' || online === 'yes')) return { none: words.askUs };
  return {
    sheet: {
      subject: words.subject[sells],
      headline: needed ? words.needed : words.notByTurnover,
      urgent: needed,
      lines: [
        {
          label: words.salesAYear,
          working: per === 'month' ? words.ofMonth(amountInWords(sales)) : words.ofYear,
          amount: yearly,
        },
      ],
      notes: [
        needed ? words.above : words.below,
        words.limit(amountInWords(limit)),
        ...(needed ? [] : [words.left(amountInWords(limit - yearly))]),
      ],
      lists: [],
    },
  };
};

export const gstRegistrationCheck = defineTool<typeof gstRegistrationCheckFields, GstRegistrationFacts>({
  slug: 'gst-registration-check',
  fields: gstRegistrationCheckFields,
  factsOn: (_, today) => today,
  work: needsRegistration,
});
