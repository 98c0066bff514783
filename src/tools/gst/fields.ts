import { choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** A thousand crores, in rupees. */
export const MAX_AMOUNT = 10_000_000_000;
/** The rates of earlier days are not in the register. */
const EARLIEST = '2023-10-01';
const MAX_TEXT_CHARS = 3_000;

/** Every rate since the earliest day, and none at all; percent. The register says which count on a day. */
export const rates = ['0', '0.25', '1.5', '3', '5', '6', '12', '18', '28', '40'] as const;

/** Returns the form of the tool. */
export const gstFields = ({ words }: OwnTexts<'gstWords'>) => {
  const { fields: texts, prices, places } = words;
  return {
    prices: choice(texts.prices, prices),
    amount: { kind: 'rupees', label: texts.amount, hint: texts.amountHint, most: MAX_AMOUNT },
    rate: {
      kind: 'choice',
      label: texts.rate,
      options: rates.map((rate) => ({ value: rate, label: rate === '0' ? words.exempt : words.rate(rate) })),
    },
    more: { kind: 'lines', label: texts.more, hint: texts.moreHint, most: MAX_TEXT_CHARS, optional: true },
    place: choice(texts.place, places, { hint: texts.placeHint }),
    round: choice(texts.round, { yes: texts.yes, no: texts.no }),
    day: { kind: 'day', label: texts.day, hint: texts.dayHint, from: EARLIEST, today: true },
  } as const satisfies ToolFields;
};
