import type { Seo } from '../../schema.ts';
import { lateWords } from '../late-words/en.ts';

/** TDS return late fee: what the page, its form and its result say. */
export const tdsLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-26',
  seo: {
    title: 'TDS Return Late Fee: What a Delay Costs',
    description:
      'Is your TDS or TCS return or Form 141 (26QB) late? Enter the period, the date of filing and the tax, and see the due date and the late fee, with its source.',
  } satisfies Seo,
  title: 'TDS return late fee',
  lead: 'Tell us which quarter or month the return is for, and when you file it. You see the due date and the late fee, with the working.',
  also: { tool: 'tds', text: 'To work out interest on TDS deducted or deposited late:' },
  fields: {
    what: 'Which return?',
    whatHint: 'For quarters up to March 2026, these returns were Forms 24Q, 26Q, 27Q and 27EQ.',
    whatHints: {
      salaries: 'For quarters up to March 2026, this return was Form 24Q.',
      residents: 'For quarters up to March 2026, this return was Form 26Q.',
      abroad: 'For quarters up to March 2026, this return was Form 27Q.',
      tcs: 'For quarters up to March 2026, this return was Form 27EQ.',
    },
    quarter: 'Any month of the quarter',
    quarterHint: 'For example, June 2026 for April to June.',
    month: 'Month in which you deducted the TDS',
    monthHint: 'You file Form 141 after the month of deduction, separately for each payment.',
    tax: 'TDS or TCS amount, in rupees',
    taxHint: 'The tax reported in the return. The fee is never more than this amount.',
  },
  statements: {
    salaries: 'TDS on salaries',
    residents: 'TDS on other payments to residents',
    abroad: 'TDS on payments to non-residents',
    tcs: 'TCS',
    challan: 'TDS on property, or on rent or contract work paid by an individual (Form 141, earlier 26QB, 26QC, 26QD)',
  },
  challanName: 'Form 141',
  oldChallanName: 'Form 26QB, 26QC or 26QD',
  notBegun: 'This month has not begun yet. Please check the month and year.',
  beforeDeduction: (month: string): string =>
    `You deducted the TDS in ${month}, so you could not file the form before that month. Please check the date and the year.`,
  usually:
    'Form 141 and the earlier Forms 26QB, 26QC and 26QD are both challan and return, and the late fee for TDS returns is usually charged on them. Pay the fee before you file the form.',
  besides: 'In addition to the late fee, you pay the TDS itself, and interest if you deducted or deposited it late.',
  subjectOfMonth: (form: string, month: string): string => `${form}, ${month}`,
  notOver: 'This quarter is not over yet. Please check the month and year.',
  period: (from: string, to: string): string => `The quarter ${from} to ${to}`,
  subject: (statement: string, from: string, to: string): string => `${statement}, ${from} to ${to}`,
  inTime: (day: string): string => `The due date is ${day}. There is no late fee.`,
  feeCapped: (working: string, tax: string): string => `${working}, but not more than the tax of ${tax}`,
  notCovered: [
    'The penalty that can be charged in addition to the late fee',
    'Interest on TCS that was collected or deposited late',
    'Due dates for government offices, and extensions that we have not recorded',
    'The amount in the intimation from the department, which is final',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const tdsLateFeeUsed = {
  'tds.due-all': 'Due dates of TDS returns',
  'tds.due-tcs': 'Due dates of TCS returns',
  'tds.late-fee-day': 'Late fee for a TDS or TCS return',
  'tds.form-141-due': 'Due date of Form 141',
  'tds.form-141-late-fee': 'Late fee for Form 141',
  'advance.holidays': 'If the due date is a Sunday or a holiday',
} as const;
