import type { Seo } from '../../schema.ts';

/** GST on a price or a bill: what the page, its form and its result say. */
export const gstWords = {
  changedOn: '2026-11-25',
  seo: {
    title: 'GST Calculator: CGST, SGST and IGST of a Bill',
    description:
      'Add GST to a price or take it out of one: every rate in force, CGST and SGST or IGST, line by line for a bill with several rates, to the paisa, with rounding.',
  } satisfies Seo,
  title: 'GST on a price or a bill',
  lead: 'Type a price and its rate, and more lines if the bill has them. You see each tax to the paisa: CGST (central) and SGST (state), or IGST (between states).',
  fields: {
    prices: 'Your amounts are',
    place: 'Place of supply',
    placeHint:
      'Goods: where the transport ends. Services: the state of the GSTIN that you bill. A buyer without GSTIN: the address on your bill.',
    amount: 'Amount, in rupees',
    amountHint: 'Of the first line, after any discount.',
    rate: 'Rate',
    more: 'More lines of the bill',
    moreHint: 'One a line, amount and rate: for example 1,200 5. A rate of 0 is for what is exempt.',
    round: 'Round the bill to whole rupees?',
    yes: 'Yes',
    no: 'No',
    day: 'Day of the bill',
    dayHint: 'The rates of that day count.',
  },
  prices: { without: 'Without GST', with: 'With GST in them' },
  places: { here: 'Same state as yours', other: 'Another state', outside: 'SEZ or abroad' },
  rate: (percent: string): string => `${percent}%`,
  exempt: '0%, exempt',
  mistakes: {
    row: (row: number): string =>
      `Line ${row}: please give two numbers, the amount and then the rate. For example 1,200 5.`,
    rate: (row: number, rate: string): string =>
      `Line ${row}: no GST rate is ${rate}%. Please give the amount first, then the rate.`,
    tooMuch: (row: number, most: string): string => `Line ${row}: this tool takes amounts up to ${most}.`,
    tooMany: (most: number): string => `This tool takes up to ${most} more lines. For longer bills, please ask us.`,
  },
  notInForce: (rate: string, day: string, rates: string): string =>
    `On ${day} no GST rate was ${rate}%. In force were ${rates}.`,
  subject: (day: string): string => `Bill of ${day}`,
  headline: (total: string, tax: string): string => `${total}, of it GST ${tax}`,
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
    here: 'Seller and place of supply are in one state: half is CGST, half SGST.',
    other: 'The place of supply is in another state: the whole tax is IGST.',
    outside:
      'What goes abroad or to an SEZ, a special economic zone, counts as sold to another state. You charge IGST, or no tax under a letter of undertaking.',
  },
  only: {
    bricks: (rate: string): string => `A rate of ${rate}% is there only for bricks, blocks and roofing tiles.`,
    bricksWithoutCredit: (rate: string): string =>
      `A rate of ${rate}% is there only for bricks and tiles whose maker takes no input tax credit.`,
    tobacco: (rate: string): string => `On that day a rate of ${rate}% was there only for tobacco and pan masala.`,
  },
  paise: 'Taxes stand on the bill in paise. Only what is paid with the return is rounded to rupees.',
  table: {
    title: 'Line by line',
    columns: { taxable: 'Taxable value', central: 'CGST', state: 'SGST', integrated: 'IGST', total: 'Total' },
  },
  notCovered: [
    'Which rate your goods or services have: their code decides (HSN for goods, SAC for services)',
    'Flats, and what is sold to merchant exporters: they have rates of their own',
    'Tobacco and pan masala, taxed on the printed retail price',
    'Reverse charge, where the buyer pays the tax, and the composition scheme: such bills show no tax',
    'Cess of earlier years, and TCS of online platforms',
    'Union territories, whose own tax takes the place of SGST',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstUsed = {
  'gst.rate-list': 'Rates',
  'gst.tax-included': 'Tax inside a price',
  'gst.place-of-supply': 'CGST and SGST, or IGST',
  'gst.rounding': 'Rounding of tax',
} as const;
