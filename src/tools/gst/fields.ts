import { gstWords as words } from '../../../content/tools/gst.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts, prices, places } = words;

/** Rupees: a thousand crores. */
export const MOST_AMOUNT = 10_000_000_000;
/** The rates of earlier days are not in the register. */
const EARLIEST = '2023-10-01';
/** Characters. */
const MOST_TEXT = 3_000;

/** Every rate that there was since the earliest day, and none at all; percent. Which count on a day, the register says. */
export const rates = ['0', '0.25', '1.5', '3', '5', '6', '12', '18', '28', '40'] as const;

const noOrYes = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const;

/** What the tool asks. */
export const gstFields = {
  prices: {
    kind: 'choice',
    label: texts.prices,
    options: [
      { value: 'without', label: prices.without },
      { value: 'with', label: prices.with },
    ],
  },
  amount: { kind: 'rupees', label: texts.amount, hint: texts.amountHint, most: MOST_AMOUNT },
  rate: {
    kind: 'choice',
    label: texts.rate,
    options: rates.map((rate) => ({ value: rate, label: rate === '0' ? words.exempt : words.rate(rate) })),
  },
  more: { kind: 'lines', label: texts.more, hint: texts.moreHint, most: MOST_TEXT, optional: true },
  place: {
    kind: 'choice',
    label: texts.place,
    hint: texts.placeHint,
    options: [
      { value: 'here', label: places.here },
      { value: 'other', label: places.other },
      { value: 'outside', label: places.outside },
    ],
  },
  round: { kind: 'choice', label: texts.round, options: noOrYes },
  day: { kind: 'day', label: texts.day, hint: texts.dayHint, from: EARLIEST, today: true },
} as const satisfies ToolFields;
