import type { Seo } from '../../schema.ts';

/** Does my shop need GST: what the page, its form and its result say. */
export const gstRegistrationCheckWords = {
  changedOn: '2026-11-25',
  seo: {
    title: 'Does My Shop Need GST? Check It From Your Sales',
    description:
      'Say what you sell, for how much and where: the tool says whether you need a GST registration, from when, and by which rule. Exempt and online sales included.',
  } satisfies Seo,
  title: 'Does my shop need GST?',
  lead: 'For a business in Tamil Nadu: say what you sell, for how much and where. The result says whether you need a registration, and why.',
  fields: {
    sells: 'What do you sell?',
    goods: 'Goods alone',
    services: 'Services alone',
    both: 'Goods and services',
    exempt: 'Is all that you sell free of GST?',
    exemptHint:
      'For example fresh vegetables, fresh milk or loose rice. If you sell one taxable thing as well, answer no.',
    sales: 'Sales, in rupees',
    salesHint: 'All sales of all your shops under one PAN, before GST, exempt goods included.',
    per: 'Which sales are these?',
    sold: 'Already sold in one financial year (April to March)',
    year: 'Expected in a financial year',
    month: 'Expected in a month',
    states: 'Do you sell goods to other states?',
    online: 'Do you sell goods through an online marketplace?',
    no: 'No',
    yes: 'Yes',
  },
  subject: { goods: 'Goods alone', services: 'Services alone', both: 'Goods and services' },
  needed: 'You need a GST registration',
  willNeed: 'You will need a GST registration',
  notNeeded: 'You need no GST registration',
  enrol: 'No registration, but an enrolment number',
  salesOf: { sold: 'Sales of the year', year: 'Expected sales of a year', month: 'Expected sales of a year' },
  ofMonth: (sales: string): string => `${sales} × 12 months`,
  asGiven: 'As you gave them',
  limit: (limit: string): string => `The limit of turnover for you is ${limit} a financial year.`,
  onlineLimit: (goods: string): string =>
    `The higher limit of ${goods} for goods is not for marketplace sellers. Some read the law otherwise. Ask us if your sales lie between the two limits.`,
  left: (amount: string): string => `You are ${amount} below it. Count again when sales grow.`,
  atLimit: 'Your sales are exactly at the limit. The next rupee passes it.',
  above: 'Your sales are above the limit of turnover.',
  whenPassed: 'You need it from the day on which your sales pass the limit, not before.',
  inMonth: (month: number): string =>
    `If each month is like this one, you pass the limit in month ${month} of the financial year. You need a registration from that day, not before.`,
  servicesFree: 'Services to other states or through a marketplace do not change this.',
  allExempt: 'If you sell nothing but exempt goods or services, you need none at any turnover.',
  reverseCharge: 'Do you have to pay tax under reverse charge, in place of the seller? Then ask us: it is different.',
  otherStates: 'If you sell taxable goods to other states, you need one from the first sale, at any turnover.',
  online: 'Selling through a marketplace',
  enrolment: [
    'Give your PAN, address and state on the GST portal before the first sale. The portal grants an enrolment number.',
    'Sell through the marketplace in one state alone.',
    'Your sales of last year may not have passed the limit either.',
  ],
  next: 'What to do',
  steps: (days: number): readonly string[] => [
    `Apply on the GST portal within ${days} days of the day from which you need it.`,
    'From that day on tax is due on what you sell, so do not wait for the last day.',
  ],
  notCovered: [
    'Businesses outside Tamil Nadu: some states have a lower limit',
    'Other cases that need a registration at any turnover, such as reverse charge or a stall at a fair in another state',
    'Goods without the higher limit: ice cream, tobacco and pan masala, and some bricks and tiles',
    'Handicrafts and job work for other states, which have exceptions of their own',
    'Farmers, for what they grow',
    'Whether it is worth registering when you need not',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstRegistrationCheckUsed = {
  'gst.threshold': 'Limit of turnover for registration',
  'gst.registration-exempt': 'Sellers of exempt goods and services',
  'gst.registration-states': 'Sales to other states',
  'gst.registration-online': 'Sales through a marketplace',
  'gst.registration-apply': 'Days to apply',
} as const;
