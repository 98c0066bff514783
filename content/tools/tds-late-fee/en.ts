import type { Seo } from '../../schema.ts';
import { lateWords } from '../late-words/en.ts';

/** Late fee of a TDS statement: what the page, its form and its result say. */
export const tdsLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-26',
  seo: {
    title: 'TDS Late Fee: What a Late Statement Costs',
    description:
      'A TDS or TCS statement filed late: give the quarter, the day of filing and the tax, and see the due day and the late fee, worked out with its source.',
  } satisfies Seo,
  title: 'Late fee of a TDS statement',
  lead: 'Say for which quarter the statement is, and when it is filed. You see its due day and the fee, with the sum.',
  also: { tool: 'tds', text: 'Interest on tax that was deducted or deposited late:' },
  fields: {
    what: 'Which statement?',
    whatHint: 'For quarters until March 2026 these were forms 24Q and 26Q, then 27Q and 27EQ.',
    quarter: 'A month of the quarter',
    quarterHint: 'Any month that it reports, for example June 2026 for April to June.',
    tax: 'Tax, in rupees',
    taxHint: 'The tax that the statement reports: the fee is never more.',
  },
  statements: {
    salaries: 'TDS on salaries',
    residents: 'TDS on other payments to residents',
    abroad: 'TDS on payments to non-residents',
    tcs: 'TCS',
  },
  notOver: 'This quarter is not over yet. Please check month and year.',
  period: (from: string, to: string): string => `The quarter ${from} to ${to}`,
  subject: (statement: string, from: string, to: string): string => `${statement}, ${from} to ${to}`,
  inTime: (day: string): string => `The due day is ${day}: no late fee.`,
  feeCapped: (working: string, tax: string): string => `${working}, but at most the tax of ${tax}`,
  notCovered: [
    'The penalty that can come on top of the fee',
    'Interest on TCS that was collected or paid late',
    'Due dates of government offices, and extensions that are not recorded here',
    "What the department's own report shows is what counts",
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const tdsLateFeeUsed = {
  'tds.due-all': 'Due days of the TDS statements',
  'tds.due-tcs': 'Due days of the TCS statements',
  'tds.late-fee-day': 'Late fee a day',
  'advance.holidays': 'A due day that is a Sunday or a holiday',
} as const;
