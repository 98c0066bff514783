import type { Seo } from '../schema.ts';

/** Does my shop need GST: what the page, its form and its sheet say. */
export const gstRegistrationCheckWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'Does My Shop Need GST? Check It From Your Sales',
    description:
      'Give your sales of a month or a year and what you sell: the tool says whether the turnover alone asks for GST registration, and when to have it looked at.',
    keywords: ['gst registration limit', 'is gst required for my shop', 'gst threshold check', 'gst for small shop'],
  } satisfies Seo,
  title: 'Does my shop need GST?',
  lead: 'For a business in Tamil Nadu: say what you sell and for how much. The sheet says whether the turnover alone asks for a registration.',
  fields: {
    sells: 'What do you sell?',
    goods: 'Goods alone',
    services: 'Services alone',
    both: 'Both',
    sales: 'Sales, in rupees',
    salesHint: 'All sales of all your shops under one PAN, before GST, exempt goods included.',
    per: 'Are these the sales of a month or a year?',
    month: 'A month',
    year: 'A financial year',
    states: 'Do you sell to other states?',
    online: 'Do you sell through an online marketplace?',
    no: 'No',
    yes: 'Yes',
  },
  subject: { goods: 'Goods alone', services: 'Services alone', both: 'Goods and services' },
  needed: 'You need a GST registration',
  notByTurnover: 'Not by turnover alone',
  salesAYear: 'Sales a year',
  ofMonth: (sales: string): string => `${sales} × 12 months`,
  ofYear: 'As you gave them',
  limit: (limit: string): string => `The limit of turnover for you is ${limit} a year.`,
  left: (amount: string): string => `You are ${amount} below it. Count again when sales grow.`,
  above: 'Your sales of a year are above the limit of turnover.',
  below: 'Your sales of a year do not pass the limit of turnover.',
  askUs:
    'The turnover alone does not ask for a registration. But whoever sells to other states or through an online marketplace may need one at any turnover. What counts is what is sold and how. Please ask us before you decide.',
  used: { threshold: 'Limit of turnover for registration' },
  notCovered: [
    'Businesses outside Tamil Nadu: some states have a lower limit',
    'Cases that need a registration at any turnover, such as tax under reverse charge, casual or non-resident dealers and agents',
    'Goods with a rule of their own, and sales that are exempt altogether',
    'Whether a registration of your own free will is worth while',
  ],
} as const;
