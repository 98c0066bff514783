/** The texts of the result of the GST late fee tool, and those below it: no script needs them for the form. */
export const gstLateFeeResult = {
  forms: {
    'gstr-3b': 'GSTR-3B',
    'gstr-1': 'GSTR-1',
    'gstr-3b-quarterly': 'Quarterly GSTR-3B',
    'gstr-1-quarterly': 'Quarterly GSTR-1',
    iff: 'IFF',
    'pmt-06': 'PMT-06',
    'cmp-08': 'CMP-08',
    'gstr-4': 'GSTR-4',
    'gstr-9': 'GSTR-9',
  },
  quarterNamed: (first: string, last: string): string => `${first} to ${last}`,
  yearNamed: (year: string): string => year,
  quarterNotOver: 'This quarter is not over yet. Please check the month and year.',
  notQuarterly: (limit: string): string =>
    `You can file quarterly only if your turnover in the previous year was up to ${limit}. Please check the amount, or choose monthly.`,
  thirdMonth: {
    iff: "The IFF is only for the first two months of a quarter. Report the third month's bills in GSTR-1 for the quarter.",
    'pmt-06':
      "PMT-06 is only for the first two months of a quarter. Pay the third month's tax with GSTR-3B for the quarter.",
  },
  tooMuchInState: 'The turnover in Tamil Nadu is more than the turnover in all States. Please check both amounts.',
  bothInTime: (day: string): string =>
    `The due date is ${day}. There is no late fee if you file both GSTR-9 and GSTR-9C by then.`,
  centralFee: 'Late fee, central tax (CGST)',
  stateFee: 'Late fee, state tax (SGST)',
  feeCappedByTurnover: (working: string, percent: number, most: string): string =>
    `${working}, but not more than ${percent}% of the turnover in Tamil Nadu, ${most}`,
  eachDayInterest: (interest: string): string =>
    `Each further day adds interest of ${interest}. Only the total interest is rounded to the rupee.`,
  totalOfChallan: 'To pay',
  withoutFee: {
    'pmt-06': 'There is no late fee for a payment with PMT-06, only interest.',
    'cmp-08': 'CMP-08 is a statement, not a return. So there is usually no late fee, only interest.',
  },
  closed: 'Closed for this month',
  iffClosed:
    'The IFF is optional, and there is usually no late fee for it. Report the bills in the next IFF or in GSTR-1 for the quarter. Your buyers get their credit after that.',
  firstTwoMonths:
    'If you did not pay the tax for the first two months in time with PMT-06, you also pay interest on it. Choose PMT-06 to work it out.',
  notRequired: 'You do not have to file GSTR-9',
  exempt: (limit: string): string =>
    `You do not have to file the annual return if your turnover for the year is up to ${limit}.`,
  voluntary:
    'You can still file GSTR-9. It is not certain whether a late fee applies if you file GSTR-9 voluntarily and late. Please ask us.',
  exemptUnknown: (year: string): string =>
    `In some years, small businesses do not have to file the annual return. We have not recorded the limit for ${year}. If your turnover was small, please ask us first.`,
  bothForms: (limit: string): string =>
    `If your turnover is above ${limit}, you also have to file GSTR-9C. There is one late fee for GSTR-9 and GSTR-9C together, up to the date on which you file the later form.`,
  waived: (day: string): string =>
    `If you filed GSTR-9C for this year by ${day}, there is no late fee for the days after you filed GSTR-9. The tool does not take this waiver into account. Please ask us.`,
  notCovered: [
    'GSTR-5 to GSTR-8, GSTR-10 and ITC-04',
    'Quarterly GSTR-3B in the northern and eastern States, where it is due two days later',
    'Reasons other than a small turnover for not having to file GSTR-9',
    'Waivers by the government, and extensions announced in the last few days',
    'The waiver of late fees that the GST Council recommended on 8 October 2026. It is not yet in force',
    'Interest on wrongly claimed credit',
    'The amount that the portal shows on the date of filing, which is final',
  ],
} as const;
