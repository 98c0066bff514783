import type { Seo } from '../../schema.ts';

/** Advance tax and its interest: what the page, its form and its result say. */
export const advanceTaxWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'Advance Tax: Instalments, Dates and Interest',
    description:
      'Enter the tax for the year and what you paid. See the date and amount of each instalment, the interest under sections 234A, 234B and 234C, and the late fee.',
  } satisfies Seo,
  title: 'Advance tax and its interest',
  lead: 'Enter the tax for the year and what you have paid. You see the amount and the date of each instalment, and what a short or late payment costs.',
  fields: {
    year: 'Which year?',
    who: 'Who pays the advance tax?',
    others: 'Any other taxpayer',
    presumptive: 'Presumptive scheme: profit at a fixed rate (section 58, earlier 44AD and 44ADA)',
    senior: 'Aged 60 or more and resident in India, without a business or profession',
    tax: 'Tax for the year, in rupees',
    taxHint: 'Enter the tax with surcharge and cess. You can work it out with our income tax tool.',
    tds: 'TDS and TCS for the year',
    tdsHint: 'Enter the amount shown in Form 26AS or your certificates.',
    june: 'Advance tax paid by 15 June',
    paidHint: 'If the 15th was a Sunday, a payment on the 16th is also in time. Leave this blank if you did not pay.',
    september: 'Advance tax paid from 16 June to 15 September',
    december: 'Advance tax paid from 16 September to 15 December',
    march: 'Advance tax paid from 16 December to 15 March',
    afterwards: 'Advance tax paid from 16 to 31 March',
    afterwardsHint:
      'A payment in these last days of March still counts as advance tax, but not for the last instalment.',
    rest: 'Date on which you pay the balance',
    restHint:
      'Enter a date after 31 March. If you leave this blank, we take the date on which you filed a late return, or else today.',
    late: 'Did you file, or will you file, the return after its due date?',
    lateHint: 'Choose No if the due date of the return has not passed yet.',
    no: 'No',
    yes: 'Yes, late',
    filed: 'Date of filing',
    whose: 'Whose return is it?',
    individual: 'Without a business or profession',
    business: 'With a business or profession, without audit',
    audit: 'Company, business with audit, or partner of an audited firm',
    transferPricing: 'Business with a transfer pricing report',
    income: 'Total income for the year',
    incomeHint: 'Enter the income after all deductions. The late fee depends on this income.',
  },
  years: { '2026-27': 'Tax year 2026-27', '2025-26': 'Financial year 2025-26' },
  restInYear: 'This date is before the end of the year. Enter what you paid by 31 March in the fields above.',
  filedInYear: 'You can file a return only after the end of the year. Please check the date.',
  notLate: (day: string): string =>
    `The return is not late, because the due date is ${day}. Please choose "No", or check the date.`,
  tooLate: (day: string): string =>
    `You can file a belated return until ${day}. After that you can file only an updated return, with additional tax. Please ask us.`,
  nothingDue: 'No advance tax to pay',
  next: 'Next instalment',
  payBy: (amount: string, day: string): string => `Pay ${amount} by ${day}`,
  by: (day: string): string => `by ${day}`,
  allPaid: 'All instalments so far are paid',
  toPay: (amount: string): string => `${amount} to pay in total`,
  nothingLeft: 'Nothing more to pay',
  due: 'Tax minus TDS and TCS',
  dueWorking: (tax: string, tds: string): string => `${tax} minus ${tds}`,
  belowThreshold: (amount: string): string =>
    `You pay advance tax only if the tax after TDS is ${amount} or more. Your tax is less.`,
  seniorFree:
    'A resident aged 60 or more without a business or profession does not have to pay advance tax, and can pay the whole tax just before filing the return.',
  instalments: 'Instalments, each as a total with the earlier ones',
  instalment: (day: string, share: number, sum: string): string => `${sum} is due by ${day} (${share}% of the tax).`,
  pastInstalment: (day: string, share: number, sum: string): string =>
    `${sum} was due by ${day} (${share}% of the tax).`,
  stillToPay: (amount: string): string => `You still have to pay ${amount}.`,
  covered: 'You have paid this.',
  wasShort: (amount: string): string => `You paid ${amount} less than this.`,
  tolerated: 'You paid enough to avoid interest.',
  deferment: (day: string): string => `Interest for the instalment of ${day} (234C, now 425)`,
  defermentWorking: (amount: string, rate: number): string => `${amount} not paid in time × ${rate}%`,
  tooLittle: 'Interest for paying too little advance tax (234B, now 424)',
  lateReturn: 'Interest for the late return (234A, now 423)',
  monthsWorking: (amount: string, rate: number, months: number): string =>
    `${amount} × ${rate}% × ${months === 1 ? '1 month' : `${months} months`}`,
  lateFee: 'Late fee for the return (234F, now 428)',
  charges: 'Interest and late fee',
  ofCharges: (amount: string): string => `${amount} of this is interest and late fee`,
  restOfTax: 'Balance tax',
  rounding: 'Rounding',
  total: 'Total to pay',
  interestSoFar: 'Interest so far',
  reckonedUntil: (day: string): string => `We have assumed that you pay the balance on ${day}.`,
  enough: (share: number): string =>
    `You paid at least ${share}% by 31 March, so there is no interest for paying too little advance tax.`,
  paidMore: (amount: string): string =>
    `You paid ${amount} more than the tax. You get this amount as a refund after you file the return.`,
  noFeeBelow: 'There is no late fee if your income is so small that you do not have to file a return.',
  feeIfMust: (fee: string): string =>
    `With an income this small, you usually do not have to file a return, so we have not added a late fee. If you had to file for another reason, the fee is ${fee}.`,
  hundreds: 'Interest is usually worked out on the amount rounded down to the nearest hundred rupees.',
  extended: (rule: string, moved: string): string =>
    `The return was due on ${rule}. For this year the date was extended to ${moved}. It is not settled from which of these dates interest on unpaid tax is counted, so we have left out this interest.`,
  before: { tool: 'income-tax', text: 'If you do not know the tax for the year, first work it out here:' },
  notCovered: [
    'Instalments that were short because of a capital gain, a dividend or a new business. There is no interest if you paid the tax on such income with the next instalment',
    'Tax demanded after an assessment, and the balance paid in parts on different dates',
    'Credit for foreign tax, and MAT or AMT credit from earlier years. Deduct such credit from the tax for the year',
    'Due dates that are extended because of a holiday in a particular year or State',
    'The amount that the portal works out on the date of filing, which is final',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const advanceTaxUsed = {
  'advance.threshold': 'Amount of tax from which you pay advance tax',
  'advance.due': 'Dates of the instalments',
  'advance.shares': 'Shares of the instalments',
  'advance.presumptive-due': 'Presumptive income: one instalment',
  'advance.tolerance': 'Minimum share to pay by each date to avoid interest',
  'advance.instalment-interest': 'Interest on an instalment paid short or late',
  'advance.enough': 'Minimum share of the tax to pay by 31 March',
  'advance.interest': 'Interest for paying too little advance tax',
  'advance.interest-rounding': 'Amount on which interest is worked out',
  'advance.holidays': 'If the date is a Sunday or a holiday',
  'itr.late-interest': 'Interest for a late return',
  'itr.late-fee': 'Late fee for the return',
  'tax.rounding': 'Rounding of the total',
} as const;
