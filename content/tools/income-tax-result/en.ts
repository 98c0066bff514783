/** Income tax by both regimes: what the result says, what is wrong, and what stands below. It is loaded with the result. */
export const incomeTaxResult = {
  municipalAboveRent: (amount: string): string =>
    `Is ${amount} of property tax right? It is more than the rent. Please check both amounts, or ask us.`,
  basicPayMissing:
    'What is the basic pay for the year? The HRA exemption and the limit on the employer’s NPS contribution depend on it.',
  basicAboveSalary: (amount: string): string =>
    `Is a basic pay of ${amount} right? It is more than the salary. Please enter both for the whole year.`,
  allowanceAboveSalary: (amount: string): string =>
    `Are allowances of ${amount} right? Allowances are part of the salary, but this total is more than the salary.`,
  npsAboveSalary: (amount: string): string =>
    `Is ${amount} right as the employer’s contribution to NPS? The contribution is part of the salary, but this amount is more than the salary.`,
  professionalTaxMost: (amount: string, most: string): string =>
    `Is ${amount} of professional tax right? Professional tax is at most ${most} a year. If you paid for earlier years too, please ask us.`,
  soldOutside: (day: string, year: string): string => `Is ${day} right as the date of sale? It is not in ${year}.`,
  boughtAfter: (day: string): string => `Is ${day} right as the date of purchase? It is after the sale.`,
  soldAtLoss: (cost: string): string =>
    `Is ${cost} right as the purchase price? Together with the costs of the sale, it is more than the sale price. The tool does not calculate a loss. Please ask us.`,
  nothingEarned: 'What did you earn in the year? Please enter at least one income.',
  newCostsLess: (amount: string): string => `The new regime is ${amount} cheaper`,
  oldCostsLess: (amount: string): string => `The old regime is ${amount} cheaper`,
  onlyOne: {
    new: 'We can show only the new regime',
    old: 'We can show only the old regime',
  },
  taxIn: { new: 'Tax for the year in the new regime', old: 'Tax for the year in the old regime' },
  bothNothing: 'You pay no tax in either regime',
  bothAlike: 'You pay the same tax in both regimes',
  table: 'Tax in both regimes',
  regimes: { new: 'New regime', old: 'Old regime' },
  rows: {
    salary: 'Salary or pension, as you entered it',
    exempt: 'Less tax-free HRA and other allowances',
    standard: 'Less standard deduction',
    professionalTax: 'Less professional tax',
    rent: 'Rent received',
    municipalTax: 'Less property tax',
    repairs: 'Less standard deduction on the rent',
    interestLet: 'Less loan interest, let-out house',
    interestOwn: 'Less loan interest, own house, up to the limit',
    lossLeftOut: 'Loss from the house that is not allowed, added back',
    business: 'Business or profession',
    savingsInterest: 'Interest from savings accounts',
    depositInterest: 'Interest from deposits',
    other: 'Other income',
    shortHouse: 'Gain on the house or land, held up to 24 months',
    savings: 'Less savings (80C, now 123)',
    ownNps: 'Less own NPS (80CCD(1B), now 124)',
    employerNps: 'Less employer’s NPS (80CCD(2), now 124)',
    health: 'Less health insurance (80D, now 126)',
    interest: 'Less interest (80TTA, 80TTB, now 153)',
    otherDeductions: 'Less other deductions',
    short: 'Gain on shares held up to 12 months',
    long: 'Gain on shares held longer',
    saleGain: 'Gain on the house or land',
    incomeRounding: 'Rounding of the income',
    income: 'Total income',
    onBands: 'Tax by slabs',
    onShort: 'Tax on shares held up to 12 months (111A, now 196)',
    onLong: 'Tax on shares held longer (112A, now 198)',
    onSale: 'Tax on the house or land (112, now 197)',
    rebate: 'Less rebate for small incomes (87A, now 156)',
    rebateRelief: 'Less marginal relief above the rebate',
    surcharge: 'Surcharge on high incomes',
    surchargeRelief: 'Less marginal relief on the surcharge',
    cess: 'Health and education cess',
    taxRounding: 'Rounding of the tax',
    tax: 'Tax for the year',
    tds: 'Less TDS and TCS',
    taxPaid: 'Less advance and self-assessment tax paid',
    balanceRounding: 'Rounding of the balance',
    toPay: 'Still to pay',
    refund: 'Refund',
  },
  /** The rows of the balance after the tax that has been paid. */
  balance: {
    toPay: (amount: string): string => `You still have to pay ${amount}`,
    refund: (amount: string): string => `You get a refund of ${amount}`,
    nothing: 'You have nothing more to pay',
    note: 'The balance is without interest for late or short advance tax. You get a refund only if you claim it in your return.',
  },
  /** Follows the figure of the old regime once the day by which it had to be chosen has passed. */
  chosen: {
    inReturn: (day: string): string => `The old regime applies only if you chose it in a return filed by ${day}.`,
    byForm: (day: string): string =>
      `The old regime applies only if you filed the form for it in time, for this year by ${day} if you have no tax audit.`,
    otherwise: (tax: string): string =>
      `If you did not, you pay the tax of the new regime, ${tax}, and for a late return also a late fee and interest.`,
    otherwiseToPay: (tax: string, toPay: string): string =>
      `If you did not, you pay the tax of the new regime, ${tax}. You still have to pay ${toPay} of it, and for a late return also a late fee and interest.`,
    otherwiseRefund: (tax: string, refund: string): string =>
      `If you did not, you pay the tax of the new regime, ${tax}. The refund is then ${refund}, less the late fee for a late return.`,
  },
  slab: (part: string, above: string, rate: number, tax: string): string =>
    `${rate}% of the ${part} above ${above} is ${tax}`,
  switchAt: (needed: string, given: string): string =>
    `The old regime would be cheaper only if your deductions, other than the standard deduction, were above ${needed}. Yours come to ${given}.`,
  /** Replaces the sentence above where no deduction was entered. */
  switchAtAll: (needed: string): string =>
    `The old regime would be cheaper only if you had more than ${needed} of deductions, other than the standard deduction.`,
  /** Names the parts that the answers leave out, for the sentence on what the result assumes. */
  assumed: (parts: string): string =>
    `The result assumes ${parts}. If you have any of these, change the answer. The old regime may then be cheaper.`,
  assumedParts: {
    hra: 'no HRA',
    house: 'no house with a loan or given on rent',
    sold: 'no sale of shares, a house or land',
    deductions: 'no savings, insurance or other deductions',
  },
  rent: {
    title: 'HRA exemption in the old regime',
    hra: (amount: string): string => `HRA received: ${amount}`,
    rent: (rent: string, percent: number, amount: string): string =>
      `Rent of ${rent} less ${percent}% of the basic pay: ${amount}`,
    pay: (percent: number, amount: string): string => `${percent}% of the basic pay: ${amount}`,
    exempt: (amount: string): string => `The least of these three amounts is exempt: ${amount}`,
  },
  sale: {
    title: 'Gain on the house or land',
    gain: (price: string, costs: string, cost: string, gain: string): string =>
      `Sale price ${price}, less costs of the sale ${costs} and purchase price ${cost}, leaves a gain of ${gain}`,
    short: 'You held the house or land for up to 24 months, so the gain is taxed at slab rates with your other income.',
    rate: (gain: string, percent: number, tax: string): string => `The tax is ${percent}% of ${gain}: ${tax}`,
    indexed: (cost: string, to: number, from: number, indexed: string): string =>
      `Purchase price with indexation: ${cost} × ${to} ÷ ${from} = ${indexed}`,
    lower: (day: string): string =>
      `You pay tax with or without indexation, whichever is lower, because you bought the house or land before ${day}.`,
    usualIndex: (index: number): string =>
      `The cost inflation index for 2026-27 is usually given as ${index}. Please ask us before you pay.`,
  },
  farm: {
    new: 'Agricultural income in the new regime',
    old: 'Agricultural income in the old regime',
    together: (sum: string, tax: string): string => `Tax by slabs on ${sum}, with the agricultural income: ${tax}`,
    apart: (sum: string, tax: string): string =>
      `Tax by slabs on ${sum}, the agricultural income and the tax-free limit: ${tax}`,
    left: (tax: string): string => `The difference is the tax by slabs: ${tax}`,
    usually: (limit: string): string => `For the new regime, ${limit} is usually taken as the tax-free limit.`,
  },
  unusedLimit:
    'Your other income is below the tax-free limit, so the unused part of the limit is deducted from the gain first.',
  rebateUsual: (limit: string): string =>
    `The rebate depends on whether your income is within a limit (${limit} in the new regime). The gains are usually counted in this income, but opinions differ. Please ask us.`,
  doubts: {
    limit:
      'Your other income is below the tax-free limit and you have several kinds of gains. The law does not say from which gain the unused part of the limit is deducted. Please ask us.',
    surcharge:
      'If you have gains or agricultural income, the tool does not work out the surcharge if your income is very high or just above a surcharge limit. Please ask us.',
    farm: 'The tool does not calculate the tax if you have both agricultural income and gains. Please ask us.',
  },
  nothingBeats: 'There is no tax to pay in the new regime, so no deduction can make the old regime cheaper.',
  houseLossLost:
    'The house has a loss above the limit, or a loss that the new regime does not allow. The table adds this part of the loss back.',
  businessChoice:
    'The new regime is the default. If you have a business or profession, you choose the old regime in a form before the due date of the return (Form 10-IEA for 2025-26, while the form for 2026-27 has no known number yet). If you go back to the new regime, you cannot choose the old one again as long as you have the business.',
  choice:
    'The new regime is the default. If you have no business, you choose the old regime in the return itself, and must file the return in time.',
  also: {
    tool: 'advance-tax',
    text: 'Another tool shows when to pay advance tax, and what a short instalment costs:',
    onward: 'See the advance tax instalments for this tax',
  },
  slabs: { new: 'Slabs of the new regime', old: 'Slabs of the old regime' },
  notCovered: [
    'Gains on unlisted shares, gold, bonds and debt funds, and shares on which no securities transaction tax was paid',
    'A house that you inherited or got as a gift, bought before 1 April 2001, built or improved later, or sold below the stamp duty value',
    'Exemption of a gain that you invest in another house or in bonds (sections 54, 54EC, 54F)',
    'HRA for only a part of the year, or a rent, salary or city that changed. You have to work out each period separately',
    'Winnings from a lottery or games, income from crypto or from abroad, and losses from shares, from a business or from earlier years',
    'People who were not resident in India, Hindu undivided families, firms and companies',
    'Whether you can claim an exemption or deduction. We take the amount you enter, up to the legal limit',
    'Government employees, whose NPS has a higher limit in the old regime, and family pensions',
    'Interest and late fee if you paid or filed late',
  ],
} as const;
