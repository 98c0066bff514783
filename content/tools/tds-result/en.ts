import type { AskedBy } from '../asked-facts.ts';

/** Returns the texts of the result of the TDS tool, and those below it: no script needs them for the form. */
export const tdsResult = ({ fact }: AskedBy<'tds'>) =>
  ({
    notYet: 'Nothing to deduct yet',
    declared:
      'You do not deduct TDS from a transporter who gives you his PAN and a declaration about his goods vehicles. You still report the payment in the TDS return.',
    moreLorries: 'If the transporter owns more than ten goods vehicles later in the year, deduct TDS from then on.',
    declarationNeedsPan: "A transporter's declaration is valid only with his PAN.",
    price: 'Parking, club, maintenance and similar charges are part of the price of the property.',
    together:
      'For the limit, the payments of all buyers to all sellers are usually added together. So you deduct TDS even if your own share is below the limit.',
    eachBuyer:
      'Each buyer deducts TDS from his own payment. Earlier, each buyer filed one Form 26QB for each seller. It is not certain whether one Form 141 can cover several sellers. Please ask us.',
    disputed: (day: string): string =>
      `Before ${day} it was disputed whether the limit is for the full price or for each buyer's share. Please send us the details.`,
    feeToo: (form: string): string => `If you enter the date of deposit, you also see the late fee for Form ${form}.`,
    crossed: {
      together: (before: string, amount: string, year: string, most: string): string =>
        `Here the earlier payments of ${before} and this payment of ${amount} come to ${year}, above the limit of ${most}.`,
      alone: (amount: string, most: string): string => `Here the payment of ${amount} is above the limit of ${most}.`,
    },
    soFar: (amount: string, working: string): string =>
      `On the rent so far the TDS is ${amount} (${working}). You deduct it later, together with the TDS on the rent that follows.`,
    statementPast: (form: string, from: string, to: string, day: string): string =>
      `Your TDS return (Form ${form}) for ${from} to ${to} was due by ${day}. If you have not filed it, each day adds a late fee.`,
    certificatePast: (form: string, day: string): string =>
      `The certificate (Form ${form}) for the person you paid was due by ${day}.`,
    onSunday: (day: string): string => `${day} (a Sunday, so please give it earlier)`,
    tcs: {
      collect: (amount: string): string => `Collect TCS of ${amount}`,
      nothing: 'Nothing to collect',
      line: 'TCS to collect',
      usualLine: 'TCS to collect (usual practice)',
      usually: 'This TCS rate is the one usually applied. Please ask us before a large sale.',
      limits: {
        sale: (most: string): string => `If a sale is above ${most}, you collect TCS on its full price.`,
        excess: (most: string): string => `You collect TCS only on the amount above ${most} in the year.`,
        none: 'There is no limit. You collect TCS from the first rupee.',
      },
      loan: 'There is usually no TCS on money for education that is paid from a loan from a bank or another financial institution.',
      rounded: 'TCS is rounded to the rupee.',
      noPan: (rate: string): string => `Without PAN the rate is usually ${rate}%.`,
      makers:
        'You usually collect no TCS from a buyer who declares that he uses the goods to manufacture or to generate power, or who buys them for his own use.',
      smallSellers: `An individual or HUF usually collects TCS only if the turnover of the previous year was above ${fact('tds.payer-turnover')}.`,
      section: 'Section',
      deposit: (day: string): string => `Deposit the TCS by ${day}.`,
      depositPast: (day: string): string => `The last date to deposit the TCS was ${day}.`,
      sectionOf: (section: string, serial: string): string => `Section ${section} applies, row ${serial} of its table.`,
      usuallyBy: (day: string): string => `The last date to deposit the TCS is usually ${day}.`,
      statement: (form: string, from: string, to: string, day: string): string =>
        `File the TCS return (Form ${form}) for ${from} to ${to} by ${day}.`,
      statementPast: (form: string, from: string, to: string, day: string): string =>
        `Your TCS return (Form ${form}) for ${from} to ${to} was due by ${day}. If you have not filed it, each day adds a late fee.`,
      certificate: (form: string, day: string): string => `Give a certificate (Form ${form}) to the buyer, by ${day}.`,
      certificatePast: (form: string, day: string): string =>
        `The certificate (Form ${form}) for the buyer was due by ${day}.`,
    },
    partWorking: (working: string, part: string, whole: string): string => `${working} × ${part} ÷ ${whole}`,
    feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 day' : `${days} days`} × ${rate}`,
    feeCapped: (working: string, tax: string): string => `${working}, but not more than the tax of ${tax}`,
    feeLine: (form: string): string => `Late fee for Form ${form} (as usually charged)`,
    partTooMuch: 'Your share is more than the full price. Please check both amounts.',
    datesOfMarch: 'Due dates for TDS on the rent for March',
    notCovered: [
      'TDS on salary, dividends, insurance commission, lottery winnings, sales through online platforms and virtual digital assets',
      'Payments to non-residents',
      'Lower or nil deduction certificates from the tax officer, and declarations for non-deduction of TDS (Form 121)',
      'Higher rates for people who had not filed a return, up to March 2025',
      'Exemptions that a section gives to some payers or payees',
      'TDS by government offices',
      'TCS for years before 2025-26, TCS on tours before April 2026, and interest on late TCS',
      'Whether TCS is worked out on the price with GST or without it',
    ],
  }) as const;
