import type { Seo } from '../schema.ts';

const month = 'Month of the return';

/** GST late fee and interest: what the page, its form and its sheet say. */
export const gstLateFeeWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'GST Late Fee and Interest: Work Out Your Return',
    description:
      'Give the month of your GSTR-3B or GSTR-1 and the day of filing: the tool works out the late fee and the interest line by line, with the source of each figure.',
    keywords: ['gst late fee calculator', 'gstr-3b late fee', 'gstr-1 late fee', 'gst interest calculation'],
  } satisfies Seo,
  title: 'GST late fee and interest',
  lead: 'Say which return it is and when it will be filed. The sheet shows each line of the sum, and when the return was due.',
  fields: {
    form: 'Which return',
    month,
    monthHint: 'The month whose sales it reports, not the month in which it is due.',
    filed: 'Day of filing',
    filedHint: 'The day on which it was or will be filed.',
    nil: 'Is it a nil return?',
    no: 'No',
    yes: 'Yes, nothing to report',
    tax: 'Tax to be paid in cash, in rupees',
    taxHint:
      'The balance after credit, as GSTR-3B shows it. Leave it empty if you do not know it: you get the fee alone.',
  },
  forms: { 'gstr-3b': 'GSTR-3B', 'gstr-1': 'GSTR-1' },
  noTax: 'A nil return has no tax to pay. Please remove the amount, or choose "No" above.',
  noTaxInGstr1: 'GSTR-1 carries no payment. Please remove the amount, or choose GSTR-3B.',
  notOver: 'This month is not over yet. Please check month and year.',
  late: (days: number): string => (days === 1 ? '1 day late' : `${days} days late`),
  onTime: 'Not late',
  due: (day: string): string => `It was due on ${day}.`,
  dueAhead: (day: string): string => `It is due on ${day}, so there is no late fee and no interest.`,
  fee: 'Late fee',
  feeWorking: (days: string, rate: string): string => `${days} × ${rate}`,
  feeCapped: (working: string, most: string): string => `${working}, but at most ${most} a return`,
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  interest: 'Interest',
  interestWorking: (tax: string, percent: number, days: number): string => `${tax} × ${percent}% × ${days} ÷ 365`,
  forLate: 'For being late',
  taxItself: 'Tax itself',
  total: 'To pay with the return',
  totalFee: 'Late fee to pay',
  eachDay: (fee: string): string => `Each further day adds ${fee} late fee.`,
  noInterest: 'No tax was given, so this is the late fee alone. Tax paid late bears interest as well.',
  capTitle: 'Capped by the turnover of the year before',
  capUpTo: (turnover: string, fee: string): string => `Up to ${turnover}: late fee ${fee}`,
  capAbove: (turnover: string, fee: string): string => `Above ${turnover}: late fee ${fee}`,
  capWorking: (working: string): string => `${working}, up to the cap of your turnover`,
  tooOld:
    'The return is more than three years past its due date. Whether and how it can still be filed has to be looked at: please ask us.',
  used: {
    gstr3bDue: 'Due day of GSTR-3B',
    gstr1Due: 'Due day of monthly GSTR-1',
    fee: 'Late fee a day',
    nilFee: 'Late fee a day, nil return',
    interest: 'Interest a year',
  },
  notCovered: [
    'Quarterly filers, composition dealers and annual returns',
    'Waivers by the government, and an extension that was announced a moment ago',
    'Which part of the fee goes under central and which under state tax',
    'Interest on credit that was claimed in excess',
    'What the portal shows on the day of filing is what counts',
  ],
} as const;
