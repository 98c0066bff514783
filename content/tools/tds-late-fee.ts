import type { Seo } from '../schema.ts';

/** Late fee of a TDS statement: what the page, its form and its sheet say. */
export const tdsLateFeeWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'TDS Late Fee: What a Late Statement Costs',
    description:
      'A TDS or TCS statement filed late: give the quarter, the day of filing and the tax, and see the due day and the late fee, worked out with its source.',
    keywords: ['tds late fee calculator', 'section 234e fee', 'section 427 late fee', 'late tds return'],
  } satisfies Seo,
  title: 'Late fee of a TDS statement',
  lead: 'Say for which quarter the statement is, and when it is filed. You see its due day and the fee, with the sum.',
  also: { tool: 'tds', text: 'Interest on tax that was deducted or deposited late:' },
  fields: {
    what: 'Which statement?',
    quarter: 'A month of the quarter',
    quarterHint: 'Any month that it reports, for example June 2026 for April to June.',
    done: 'Day of filing',
    doneHint: 'The day on which it was or will be filed.',
    tax: 'Tax, in rupees',
    taxHint: 'The tax that the statement reports: the fee is never more.',
  },
  options: {
    tds: 'TDS statement',
    tcs: 'TCS statement',
  },
  movedForSome:
    'For this quarter the government has moved the due date of some statements and not of others. Please ask us which it is for yours.',
  notOver: 'This quarter is not over yet. Please check month and year.',
  subject: {
    tds: (from: string, to: string): string => `TDS statement, ${from} to ${to}`,
    tcs: (from: string, to: string): string => `TCS statement, ${from} to ${to}`,
  },
  late: (days: number): string => (days === 1 ? '1 day late' : `${days} days late`),
  onTime: 'Not late',
  due: (day: string): string => `It was due on ${day}.`,
  dueAhead: (day: string): string => `It is due on ${day}, so there is no late fee.`,
  fee: 'Late fee',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 day' : `${days} days`} × ${rate}`,
  feeCapped: (working: string, tax: string): string => `${working}, but at most the tax of ${tax}`,
  totalFee: 'Late fee to pay',
  eachDay: (fee: string): string => `Each further day adds ${fee}.`,
  used: {
    due: 'Due days of the TDS statements',
    dueTcs: 'Due days of the TCS statements',
    fee: 'Late fee a day',
  },
  notCovered: [
    'The penalty that can come on top of the fee',
    'Interest on TCS that was collected or paid late',
    'Due dates of government offices, and extensions that are not recorded here',
    "What the department's own report shows is what counts",
  ],
} as const;
