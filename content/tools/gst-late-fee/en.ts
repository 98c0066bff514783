import type { Seo } from '../../schema.ts';
import { lateWords } from '../late-words/en.ts';

const month = 'Month of the return';

/** GST late fee and interest: what the page, its form and its result say. */
export const gstLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-27',
  seo: {
    title: 'GST Late Fee and Interest: Work Out Your Return',
    description:
      'Is your GST return late (GSTR-1, GSTR-3B, CMP-08, GSTR-4 or GSTR-9)? See the late fee and interest line by line, whether it is monthly, quarterly or annual.',
  } satisfies Seo,
  title: 'GST late fee and interest',
  lead: 'Tell us which return it is and when you will file it. You see every line of the working, and the due date.',
  fields: {
    filer: 'Do you file monthly or quarterly?',
    filerHint: 'Choose quarterly if you chose the QRMP scheme on the GST portal.',
    form: 'Which return is it, and is there tax to pay?',
    formHint:
      'Tax to pay means the tax on your sales before you use any credit. There is no tax to pay if all your sales are exempt, or are exports without tax.',
    quarterly: 'Which return or payment for the quarter is it?',
    composition: 'Which composition form is it?',
    month,
    monthHint: 'Enter the month of the sales, or any month of the quarter, not the month in which the return is due.',
    monthHints: {
      month: 'Enter the month of the sales, not the month in which the return is due.',
      quarter: 'Enter any month of the quarter, not the month in which the return is due.',
    },
    year: 'Financial year of the return',
    filedHint:
      'Enter the date on which you filed or will file the return, or paid the tax. If you file GSTR-9 and GSTR-9C, enter the later of the two dates.',
    filedHints: {
      return: 'Enter the date on which you filed the return or will file it.',
      payment: 'Enter the date on which you paid the tax or will pay it.',
      annual: 'If you file both GSTR-9 and GSTR-9C, enter the later of the two dates.',
    },
    turnover: 'Turnover in the previous year, in rupees',
    turnoverHint: 'A rough amount of all sales under your PAN in the previous financial year is enough.',
    yearTurnover: 'Turnover in all States for the year of the return, in rupees',
    yearTurnoverHint: 'Enter all sales under your PAN in the year of the return.',
    stateTurnover: 'Turnover in Tamil Nadu for the year of the return, in rupees',
    stateTurnoverHint: 'Leave this empty if all your sales are in Tamil Nadu.',
    tax: 'Tax to pay from the cash ledger, in rupees',
    taxHint:
      'Enter the tax payable in cash after credit, as in GSTR-3B. For PMT-06 and CMP-08, enter the tax that you did not pay in time.',
    taxHints: {
      return: 'Enter the tax payable in cash after credit, as in GSTR-3B.',
      payment: 'Enter the tax that you did not pay in time.',
    },
    ledger: 'How much money was in your electronic cash ledger on the due date?',
    ledgerHint:
      'There is no interest on money that you deposited on the GST portal by the due date, for example with PMT-06, and left there until you file.',
  },
  filers: {
    monthly: 'Monthly',
    quarterly: 'Quarterly (QRMP)',
    composition: 'Composition',
    annual: 'GSTR-9, 9C',
  },
  returns: {
    'gstr-3b': 'GSTR-3B with tax to pay',
    'gstr-3b-nil': 'GSTR-3B without tax to pay',
    'gstr-1': 'GSTR-1 with sales',
    'gstr-1-nil': 'GSTR-1 without sales',
  },
  quarterlyReturns: {
    iff: 'IFF with the bills for a month',
    'pmt-06': 'PMT-06 with the tax for a month',
  },
  compositionForms: {
    'cmp-08': 'CMP-08 with the tax for a quarter',
    'gstr-4': 'Annual GSTR-4 with tax to pay',
    'gstr-4-nil': 'Annual GSTR-4 without tax to pay',
  },
  years: { '2025-26': '2025-26', '2024-25': '2024-25', '2023-24': '2023-24', '2022-23': '2022-23' },
  notOver: 'This month is not over yet. Please check the month and year.',
  inTime: (day: string): string => `The due date is ${day}. There is no late fee and no interest.`,
  feeCapped: (working: string, most: string): string => `${working}, but not more than ${most} per return`,
  interest: 'Interest',
  interestWorking: (tax: string, percent: number, days: number): string => `${tax} × ${percent}% × ${days} ÷ 365`,
  without: (tax: string, ledger: string): string => `(${tax} − ${ledger})`,
  forLate: 'Late fee and interest',
  taxItself: 'Tax',
  total: 'To pay with the return',
  noInterest: 'You entered no tax, so this is only the late fee. If you pay tax late, you also pay interest.',
  ledgerSince: (day: string): string =>
    `Money in the cash ledger is free of interest only for returns filed from ${day}. So we do not deduct it here.`,
  lastDay: (day: string): string => `You can file this return until ${day}, and not after that.`,
  laterInDistricts:
    'Nine districts of Tamil Nadu had a later due date for GSTR-3B for November 2023. If your place of business was in one of them, please ask us.',
  barred: 'Too late to file',
  tooOld: (years: number): string =>
    `You can file a return only up to ${years} years after its due date. You still owe the tax with interest. Please ask us how to pay it.`,
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstLateFeeUsed = {
  'gst.gstr3b-due': 'Due date of GSTR-3B',
  'gst.gstr3b-quarterly-due': 'Due date of quarterly GSTR-3B',
  'gst.gstr1-due': 'Due date of GSTR-1',
  'gst.qrmp-turnover': 'Turnover limit for quarterly returns',
  'gst.iff-due': 'Last date for the IFF',
  'gst.iff-late-fee': 'Late fee for the IFF',
  'gst.pmt06-due': 'Due date of PMT-06',
  'gst.cmp08-due': 'Due date of CMP-08',
  'gst.cmp08-late-fee': 'Late fee for CMP-08',
  'gst.gstr4-due': 'Due date of GSTR-4',
  'gst.gstr4-late-fee/perDay': 'Late fee for GSTR-4',
  'gst.gstr4-late-fee/most': 'Maximum late fee for GSTR-4',
  'gst.gstr4-late-fee/perDayNil': 'Late fee for GSTR-4 without tax to pay',
  'gst.gstr4-late-fee/mostNil': 'Maximum late fee for GSTR-4 without tax to pay',
  'gst.gstr9-due': 'Due date of GSTR-9 and 9C',
  'gst.gstr9-turnover': 'Turnover from which you file GSTR-9',
  'gst.gstr9c-turnover': 'Turnover from which you file GSTR-9C',
  'gst.gstr9-late-fee/perDay': 'Late fee for GSTR-9 with 9C, by turnover in all States',
  'gst.gstr9-late-fee/most': 'Maximum late fee for GSTR-9, in percent of the turnover in Tamil Nadu',
  'gst.late-fee-day/perDay': 'Late fee, half central and half state',
  'gst.late-fee-day/most': 'Maximum late fee, by turnover in the previous year',
  'gst.late-fee-nil-day/perDay': 'Late fee for a nil return, half central and half state',
  'gst.late-fee-nil-day/most': 'Maximum late fee for a nil return',
  'gst.late-interest': 'Interest on tax paid late',
  'gst.cash-in-ledger': 'Date from which cash in the ledger is free of interest',
  'gst.old-returns': 'How long you can file a return',
} as const;
