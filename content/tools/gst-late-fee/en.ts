import type { Seo } from '../../schema.ts';
import { lateWords } from '../late-words/en.ts';

const month = 'Month of the return';

/** GST late fee and interest: what the page, its form and its result say. */
export const gstLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-26',
  seo: {
    title: 'GST Late Fee and Interest: Work Out Your Return',
    description:
      'Give the month of your GSTR-3B or GSTR-1 and the day of filing: the tool works out the late fee and the interest line by line, with the source of each figure.',
  } satisfies Seo,
  title: 'GST late fee and interest',
  lead: 'Say which return it is and when it will be filed. The result shows each line of the sum, and when the return was due.',
  fields: {
    form: 'Which return, and is tax payable in it?',
    formHint:
      'We mean the tax on your sales, before you set off credit. If all your sales are exempt, or exported without tax, choose no tax.',
    month,
    monthHint: 'The month whose sales it reports, not the month in which it is due.',
    turnover: 'Turnover of the year before, in rupees',
    turnoverHint:
      'All sales of your PAN in that financial year. The late fee has an upper limit that depends on it. A rough amount is enough.',
    tax: 'Tax to be paid in cash, in rupees',
    taxHint:
      'The balance after credit, as GSTR-3B shows it. Leave it empty if you do not know it: you get the fee alone.',
    ledger: 'How much money was in your electronic cash ledger on the due date?',
    ledgerHint:
      'The ledger is your account on the GST portal. Money that you had paid in by then, and left there until you file, bears no interest. Leave it empty if there was none.',
  },
  returns: {
    'gstr-3b': 'GSTR-3B, tax is payable',
    'gstr-3b-nil': 'GSTR-3B, no tax is payable',
    'gstr-1': 'GSTR-1 with sales',
    'gstr-1-nil': 'GSTR-1 without any sales',
  },
  forms: { 'gstr-3b': 'GSTR-3B', 'gstr-1': 'GSTR-1' },
  notOver: 'This month is not over yet. Please check month and year.',
  inTime: (day: string): string => `The due day is ${day}: no late fee and no interest.`,
  feeCapped: (working: string, most: string): string => `${working}, but at most ${most} a return`,
  interest: 'Interest',
  interestWorking: (tax: string, percent: number, days: number): string => `${tax} × ${percent}% × ${days} ÷ 365`,
  without: (tax: string, ledger: string): string => `(${tax} − ${ledger})`,
  forLate: 'For being late',
  taxItself: 'Tax itself',
  total: 'To pay with the return',
  noInterest: 'No tax was given, so this is the late fee alone. Tax paid late bears interest as well.',
  ledgerSince: (day: string): string =>
    `Cash in the ledger is free of interest only in returns filed from ${day} on: here it is not left out.`,
  lastDay: (day: string): string => `This return can be filed until ${day}, and not after that.`,
  laterInDistricts:
    'Nine districts of Tamil Nadu had a later due day for GSTR-3B of November 2023. If your place of business was in one of them, please ask us.',
  barred: 'Too late to file',
  tooOld: (years: number): string =>
    `A return can be filed for ${years} years after its due date. The tax is still owed, and bears interest: please ask us how to pay it.`,
  notCovered: [
    'Quarterly filers, composition dealers and annual returns',
    'Waivers by the government, and an extension that it announced in the last days',
    'Which part of the fee goes under central and which under state tax',
    'Interest on credit that you claimed and could not have',
    'What the portal shows on the day of filing is what counts',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const gstLateFeeUsed = {
  'gst.gstr3b-due': 'Due day of GSTR-3B',
  'gst.gstr1-due': 'Due day of monthly GSTR-1',
  'gst.late-fee-day': 'Late fee a day',
  'gst.late-fee-nil-day': 'Late fee a day, nil return',
  'gst.late-interest': 'Interest a year',
  'gst.cash-in-ledger': 'No interest on cash in the ledger',
  'gst.old-returns': 'How long a return can be filed',
} as const;
