import type { Seo } from '../schema.ts';

/** TDS late fee and interest: what the page, its form and its sheet say. */
export const tdsLateFeeWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'TDS Late Fee and Interest: Work Out the Cost',
    description:
      'A TDS or TCS statement filed late, or TDS paid late: give the quarter or the dates and the tax, and see fee or interest worked out line by line with its source.',
    keywords: ['tds late fee calculator', 'tds interest calculation', 'section 234e fee', 'late payment of tds'],
  } satisfies Seo,
  title: 'TDS late fee and interest',
  lead: 'Say what is late: the quarterly statement, or the tax itself. The sheet shows each line of the sum.',
  fields: {
    what: 'What is late?',
    quarter: 'A month of the quarter',
    quarterHint: 'For a statement: any month that it reports, for example June 2026 for April to June.',
    since: 'Day of the deduction',
    sinceHint: 'For tax paid or deducted late: the day on which it was deducted, or had to be.',
    done: 'Day of filing, payment or deduction',
    doneHint: 'The day on which it was or will be done.',
    tax: 'Tax, in rupees',
    taxHint: 'For a statement the tax of the whole quarter, otherwise the tax of this deduction.',
  },
  options: {
    tds: 'TDS statement',
    tcs: 'TCS statement',
    payment: 'Payment of the tax',
    deduction: 'The deduction',
  },
  movedForSome:
    'For this quarter the government has moved the due date of some statements and not of others. Please ask us which it is for yours.',
  needQuarter: 'Please give a month that the statement reports, for example June 2026.',
  needSince: 'Please give the day on which the tax was deducted, or had to be.',
  notOver: 'This quarter is not over yet. Please check month and year.',
  before: 'This lies before the day of the deduction. Please check both days.',
  subject: {
    tds: (from: string, to: string): string => `TDS statement, ${from} to ${to}`,
    tcs: (from: string, to: string): string => `TCS statement, ${from} to ${to}`,
    payment: (since: string): string => `Tax deducted on ${since}`,
    deduction: (since: string): string => `Tax to be deducted on ${since}`,
  },
  late: (days: number): string => (days === 1 ? '1 day late' : `${days} days late`),
  inMonths: (months: number): string => (months === 1 ? 'Interest for 1 month' : `Interest for ${months} months`),
  onTime: 'Not late',
  due: (day: string): string => `It was due on ${day}.`,
  dueAhead: (day: string): string => `It is due on ${day}, so there is no late fee.`,
  sameDay: 'Done on the same day, so there is no interest.',
  fee: 'Late fee',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 day' : `${days} days`} × ${rate}`,
  feeCapped: (working: string, tax: string): string => `${working}, but at most the tax of ${tax}`,
  totalFee: 'Late fee to pay',
  eachDay: (fee: string): string => `Each further day adds ${fee}.`,
  interest: 'Interest',
  interestWorking: (base: string, percent: number, months: number): string =>
    `${base} × ${percent}% × ${months === 1 ? '1 month' : `${months} months`}`,
  interestOfPart: (base: string, tax: string, percent: number, months: number): string =>
    `${base} (the whole hundreds of ${tax}) × ${percent}% × ${months === 1 ? '1 month' : `${months} months`}`,
  totalInterest: 'Interest to pay',
  calendarMonths: (from: string, to: string): string =>
    from === to
      ? `Each calendar month counts whole: here ${from}.`
      : `Each calendar month that the delay touches counts whole: here ${from} to ${to}.`,
  inTime: 'Only for tax paid after its due day: tax paid in time bears no interest, even if the month has changed.',
  alsoPaid: 'If the tax was paid late as well, work that out apart, from the day on which it was deducted.',
  used: {
    due: 'Due days of the TDS statements',
    dueTcs: 'Due days of the TCS statements',
    fee: 'Late fee a day',
    interest: 'Interest a month',
  },
  notCovered: [
    'Whether the tax was paid in time: the due days of payment are not in this tool',
    'The penalty that can come on top of the fee',
    'Interest on TCS that was collected or paid late',
    'Months counted from day to day, as some taxpayers have claimed before tribunals',
    'Due dates of government offices, and extensions that are not recorded here',
    "What the department's own report shows is what counts",
  ],
} as const;
