import type { Seo } from '../../schema.ts';

/** GST on a price or a bill: what the page, its form and its result say. */
export const gstWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'GST Calculator: CGST, SGST and IGST on a Bill',
    description:
      'Add GST to a price, or take it out of a price that includes it. See CGST and SGST or IGST, line by line for a bill with several rates, exact to the paisa.',
  } satisfies Seo,
  title: 'GST on a price or a bill',
  lead: 'Type a price and its GST rate, and add more items if the bill has more. You see each tax to the paisa: CGST and SGST within the state, or IGST between states.',
  fields: {
    prices: 'Does the amount include GST?',
    place: 'Place of supply',
    placeHint:
      "For goods, choose the state where the transport ends. For services, choose the state of the buyer's GSTIN. If the buyer has no GSTIN, choose the state of the address on your bill.",
    amount: 'Amount, in rupees',
    amountHint: 'Enter the amount of the first item, after discount.',
    rate: 'Rate',
    more: 'More items on the bill',
    moreHint:
      'Write each item on its own line: amount, space, rate. Example: 1,200 5. For an exempt item, the rate is 0.',
    round: 'Round the bill to whole rupees?',
    yes: 'Yes',
    no: 'No',
    day: 'Date of the bill',
    dayHint: 'The tool uses the rates in force on this date.',
  },
  prices: { without: 'No, without GST', with: 'Yes, including GST' },
  places: { here: 'Same state as yours', other: 'Another state', outside: 'SEZ or abroad' },
  rate: (percent: string): string => `${percent}%`,
  exempt: '0% (exempt)',
  mistakes: {
    row: (row: number): string =>
      `Line ${row}: please enter two numbers, first the amount and then the rate. Example: 1,200 5.`,
    rate: (row: number, rate: string): string =>
      `Line ${row}: there is no GST rate of ${rate}%. Please enter the amount first, then the rate.`,
    tooMuch: (row: number, most: string): string => `Line ${row}: this tool works with amounts up to ${most}.`,
    tooMany: (most: number): string => `This tool takes up to ${most} more lines. For longer bills, please ask us.`,
  },
  notInForce: (rate: string, day: string, rates: string): string =>
    `On ${day} there was no GST rate of ${rate}%. The rates were ${rates}.`,
  subject: (day: string): string => `Bill of ${day}`,
  ofTax: (tax: string): string => `includes GST of ${tax}`,
  headline: (total: string, tax: string): string => `${total}, including GST of ${tax}`,
  taxable: (rate: string): string => `Taxable value at ${rate}%`,
  exemptValue: 'Exempt value',
  central: (rate: string): string => `CGST ${rate}%`,
  state: (rate: string): string => `SGST ${rate}%`,
  integrated: (rate: string): string => `IGST ${rate}%`,
  added: (amount: string, rate: string): string => `${amount} × ${rate}%`,
  takenOut: (amount: string, rate: string, sum: string): string => `${amount} × ${rate} ÷ ${sum}`,
  eachLine: 'each line rounded to the paisa',
  whole: 'Bill',
  rounding: 'Rounding',
  total: 'To pay',
  reasons: {
    here: 'Seller and place of supply are in the same state, so half the tax is CGST and half is SGST.',
    other: 'The place of supply is in another state, so the whole tax is IGST.',
    outside:
      'Sales abroad or to an SEZ (special economic zone) are treated like sales to another state. You charge IGST, or no tax under an LUT (letter of undertaking).',
  },
  only: {
    bricks: (rate: string): string => `The rate of ${rate}% is only for bricks, blocks and roofing tiles.`,
    bricksWithoutCredit: (rate: string): string =>
      `The rate of ${rate}% is only for bricks and tiles whose manufacturer takes no input tax credit.`,
    tobacco: (rate: string): string => `On that date the rate of ${rate}% was only for tobacco and pan masala.`,
  },
  paise: 'On the bill, taxes are shown in paise. Only the amount paid with the return is rounded to rupees.',
  table: {
    title: 'Line by line',
    columns: { taxable: 'Taxable value', central: 'CGST', state: 'SGST', integrated: 'IGST', total: 'Total' },
  },
  notCovered: [
    'Which rate applies to your goods or services. It depends on the HSN or SAC code',
    'Sales of flats, and sales to merchant exporters, which have their own rates',
    'Tobacco and pan masala, which are taxed on the printed retail price (MRP)',
    'Reverse charge (the buyer pays the tax) and the composition scheme, because no tax is charged on such bills',
    'Cess for earlier years, and TCS by online platforms',
    'Union territories, which charge their own tax instead of SGST',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstUsed = {
  'gst.rate-list': 'GST rates in force',
  'gst.tax-included': 'How GST is taken out of a price',
  'gst.place-of-supply': 'CGST and SGST, or IGST',
  'gst.rounding': 'Rounding of tax',
} as const;
