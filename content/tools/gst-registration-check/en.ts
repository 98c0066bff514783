import type { Seo } from '../../schema.ts';

/** Does my shop need GST: what the page, its form and its result say. */
export const gstRegistrationCheckWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'Does My Shop Need GST? Check It From Your Sales',
    description:
      'Enter what you sell, for how much and where. The tool tells you whether you need a GST registration, from when, and under which rule.',
  } satisfies Seo,
  title: 'Does my shop need GST?',
  lead: 'If your business is in Tamil Nadu, enter what you sell, for how much and where. The result tells you whether you need a GST registration, and why.',
  fields: {
    sells: 'What do you sell?',
    goods: 'Only goods',
    services: 'Only services',
    both: 'Goods and services',
    exempt: 'Is everything you sell exempt from GST?',
    exemptHint:
      'For example, fresh vegetables, fresh milk or loose rice. If even one item you sell is taxable, answer No.',
    sales: 'Sales, in rupees',
    salesHint: 'Enter the sales of all your shops under one PAN, before GST, including exempt goods.',
    per: 'Are the sales actual or expected?',
    sold: 'Already sold in one financial year (April to March)',
    year: 'Expected in a financial year',
    month: 'Expected in a month',
    states: 'Do you sell goods to other states?',
    online: 'Do you sell goods through an online marketplace?',
    no: 'No',
    yes: 'Yes',
  },
  subject: { goods: 'Only goods', services: 'Only services', both: 'Goods and services' },
  needed: 'You need a GST registration',
  willNeed: 'You will need a GST registration',
  notNeeded: 'You do not need a GST registration',
  enrol: 'You need an enrolment number, not a registration',
  salesOf: { sold: 'Sales in the year', year: 'Expected sales in a year', month: 'Expected sales in a year' },
  ofMonth: (sales: string): string => `${sales} × 12 months`,
  asGiven: 'The sales that you entered',
  limit: (limit: string): string => `Your turnover limit is ${limit} in a financial year.`,
  onlineLimit: (goods: string): string =>
    `The higher limit of ${goods} for goods is not for marketplace sellers. Opinions differ on this. Ask us if your sales are between the limit for goods and the limit for services.`,
  left: (amount: string): string => `Your sales are ${amount} below the limit. Check again when your sales grow.`,
  atLimit: 'Your sales are exactly at the limit. The next rupee crosses it.',
  above: 'Your sales are above the turnover limit.',
  whenPassed: 'You need the registration from the day your sales cross the limit, not before.',
  inMonth: (month: number): string =>
    `If your sales are the same every month, you cross the limit in month ${month} of the financial year. You need a registration from that day, not before.`,
  servicesFree: 'If you sell services to other states or through a marketplace, the limit is the same.',
  allExempt: 'If you sell only exempt goods or services, you do not need a registration, whatever your turnover.',
  reverseCharge:
    'If you have to pay tax under reverse charge (in place of the seller), the answer is different. Please ask us.',
  otherStates:
    'If you sell taxable goods to other states, you need a registration from the first sale, whatever your turnover.',
  online: 'Selling through a marketplace',
  enrolment: [
    'Enter your PAN, address and state on the GST portal before the first sale. The portal gives you an enrolment number.',
    'Sell through the marketplace only within one state.',
    "Last year's sales must also be below the turnover limit.",
  ],
  next: 'What to do',
  steps: (days: number): readonly string[] => [
    `Apply on the GST portal within ${days} days from the day you need the registration.`,
    'From the day you need the registration, you have to pay GST on your sales, so do not wait for the last day.',
  ],
  notCovered: [
    'Businesses outside Tamil Nadu: some states have a lower limit',
    'Other cases that need a registration whatever the turnover, such as reverse charge or a stall at a fair in another state',
    'Goods for which the higher limit does not apply: ice cream, tobacco, pan masala, and some bricks and tiles',
    'Handicrafts and job work for other states, which have their own exceptions',
    'Farmers who sell what they grow',
    'Whether it is useful to register when you do not have to',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstRegistrationCheckUsed = {
  'gst.threshold/goods': 'Turnover limit if you sell only goods',
  'gst.threshold/services': 'Turnover limit if you also provide services, or sell through a marketplace',
  'gst.registration-exempt': 'Sellers of exempt goods and services',
  'gst.registration-states': 'Sales to other states',
  'gst.registration-online': 'Sales through a marketplace',
  'gst.registration-apply': 'Time to apply for registration',
} as const;
