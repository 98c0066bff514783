type Typed = Readonly<Record<string, string>>;

const on = (day: string, given: Typed): Typed => ({
  pan: 'yes',
  payer: 'liable',
  last: 'yes',
  lorries: 'no',
  day,
  ...given,
});
const NOW = '2026-06-15';

/**
 * The cases are worked by hand from the law named: a payment and the tax that is deducted from it, 0 where nothing is. Rupees. Sections
 * of the Income-tax Act, 2025, and of that of 1961 in brackets.
 */
export const taxCases: readonly (readonly [given: Typed, tax: number])[] = [
  // s. 393(1) Sl. 5(iii) (194A): above ₹10,000 a year, ₹5,000 up to March 2025; 10 %.
  [on(NOW, { what: 'interest', amount: '9,999' }), 0],
  [on(NOW, { what: 'interest', amount: '10,000' }), 0],
  [on(NOW, { what: 'interest', amount: '10,001' }), 1_000],
  [on('2025-03-31', { what: 'interest', amount: '5,000' }), 0],
  [on('2025-03-31', { what: 'interest', amount: '5,001' }), 500],
  [on('2025-04-01', { what: 'interest', amount: '5,001' }), 0],
  [on(NOW, { what: 'interest', amount: '50,000', payer: 'small' }), 0],
  // s. 397(2) (206AA): 20 %.
  [on(NOW, { what: 'interest', amount: '20,000', pan: 'no' }), 4_000],

  // s. 393(1) Sl. 5(ii) (194A): above ₹50,000 a year, for those of 60 ₹1,00,000; 10 %.
  [on(NOW, { what: 'bank', payee: 'person', amount: '50,000' }), 0],
  [on(NOW, { what: 'bank', payee: 'other', amount: '50,001' }), 5_000],
  [on(NOW, { what: 'bank', payee: 'senior', amount: '1,00,000' }), 0],
  [on(NOW, { what: 'bank', payee: 'senior', amount: '1,00,001' }), 10_000],
  [on('2025-03-31', { what: 'bank', payee: 'person', amount: '40,001' }), 4_000],
  [on('2025-03-31', { what: 'bank', payee: 'senior', amount: '50,001' }), 5_000],

  // s. 393(1) Sl. 6(i) (194C): above ₹30,000, or ₹1,00,000 a year; 1 % or 2 %.
  [on(NOW, { what: 'contract', payee: 'other', amount: '29,999' }), 0],
  [on(NOW, { what: 'contract', payee: 'other', amount: '30,000' }), 0],
  [on(NOW, { what: 'contract', payee: 'other', amount: '30,001' }), 600],
  [on(NOW, { what: 'contract', payee: 'person', amount: '30,001' }), 300],
  [on(NOW, { what: 'contract', payee: 'senior', amount: '40,000' }), 400],
  [on(NOW, { what: 'contract', payee: 'person', amount: '20,000', before: '80,000' }), 0],
  [on(NOW, { what: 'contract', payee: 'person', amount: '20,001', before: '80,000' }), 1_000],
  [on(NOW, { what: 'contract', payee: 'other', amount: '25,000', before: '80,000', taxed: '50,000' }), 1_100],
  // s. 397(2) (206AA): 20 %.
  [on(NOW, { what: 'contract', payee: 'other', amount: '40,000', pan: 'no' }), 8_000],

  // s. 393(1) Sl. 2(ii) (194-I): above ₹50,000 a month; up to March 2025 ₹2,40,000 a year; 10 % and 2 %.
  [on(NOW, { what: 'building', amount: '49,999' }), 0],
  [on(NOW, { what: 'building', amount: '50,000' }), 0],
  [on(NOW, { what: 'building', amount: '50,001' }), 5_000],
  [on(NOW, { what: 'building', amount: '40,000', before: '5,00,000' }), 0],
  [on(NOW, { what: 'machinery', amount: '60,000' }), 1_200],
  [on('2025-03-31', { what: 'building', amount: '20,000', before: '2,20,000' }), 0],
  [on('2025-03-31', { what: 'building', amount: '20,001', before: '2,20,000' }), 24_000],
  [on('2025-04-01', { what: 'building', amount: '40,000' }), 0],
  [on(NOW, { what: 'machinery', amount: '90,000', payer: 'small' }), 0],

  // s. 393(1) Sl. 2(i) (194-IB): above ₹50,000 a month; 2 %, up to September 2024 5 %; 194-IB(4) without PAN.
  [on('2027-03-31', { what: 'building', payer: 'small', amount: '50,000', before: '5,50,000' }), 0],
  [on('2027-03-31', { what: 'building', payer: 'small', amount: '60,000', before: '6,60,000' }), 14_400],
  [on('2027-03-31', { what: 'building', payer: 'small', amount: '60,000', before: '6,60,000', pan: 'no' }), 60_000],
  [on('2024-09-30', { what: 'building', payer: 'small', amount: '60,000' }), 3_000],
  [on('2024-10-01', { what: 'building', payer: 'small', amount: '60,000' }), 1_200],

  // s. 393(1) Sl. 6(iii) (194J): above ₹50,000 a year, ₹30,000 up to March 2025; 10 % and 2 %.
  [on(NOW, { what: 'professional', amount: '10,000', before: '40,000' }), 0],
  [on(NOW, { what: 'professional', amount: '10,001', before: '40,000' }), 5_000],
  [on(NOW, { what: 'technical', amount: '60,000' }), 1_200],
  [on('2025-03-31', { what: 'professional', amount: '30,000' }), 0],
  [on('2025-03-31', { what: 'professional', amount: '30,001' }), 3_000],
  [on('2025-04-01', { what: 'professional', amount: '30,001' }), 0],
  [on(NOW, { what: 'director', amount: '25,000' }), 2_500],
  [on(NOW, { what: 'professional', amount: '30,000', before: '60,000', taxed: '60,000' }), 3_000],

  // s. 393(1) Sl. 1(ii) (194H): above ₹20,000 a year, ₹15,000 up to March 2025; 2 %, up to September 2024 5 %.
  [on(NOW, { what: 'commission', amount: '20,000' }), 0],
  [on(NOW, { what: 'commission', amount: '20,001' }), 400],
  [on('2025-03-31', { what: 'commission', amount: '15,001' }), 300],
  [on('2025-04-01', { what: 'commission', amount: '15,001' }), 0],
  [on('2024-09-30', { what: 'commission', amount: '15,001' }), 750],

  // s. 393(1) Sl. 6(ii) (194M): above ₹50,00,000 a year; 2 %, up to September 2024 5 %.
  [on(NOW, { what: 'contract', payer: 'small', payee: 'other', amount: '50 lakh' }), 0],
  [on(NOW, { what: 'contract', payer: 'small', payee: 'other', amount: '50,00,001' }), 1_00_000],
  [on('2024-09-30', { what: 'commission', payer: 'small', amount: '50,00,001' }), 2_50_000],
  [on(NOW, { what: 'professional', payer: 'small', amount: '50,00,001' }), 1_00_000],
  // It does not name technical services.
  [on(NOW, { what: 'technical', payer: 'small', amount: '60,00,000' }), 0],

  // s. 393(3) Sl. 7 (194T): above ₹20,000 a year; 10 %; from 1 April 2025 on.
  [on('2025-03-31', { what: 'partner', amount: '5,00,000' }), 0],
  [on('2025-04-01', { what: 'partner', amount: '20,000' }), 0],
  [on('2025-04-01', { what: 'partner', amount: '20,001' }), 2_000],

  // s. 393(1) Sl. 8(ii) (194Q): 0.1 % of what passes ₹50,00,000 a year; 206AA: 5 % without PAN.
  [on(NOW, { what: 'goods', amount: '5,00,000', before: '45 lakh' }), 0],
  [on(NOW, { what: 'goods', amount: '6,00,000', before: '45 lakh' }), 100],
  [on(NOW, { what: 'goods', amount: '6,00,000', before: '45 lakh', pan: 'no' }), 5_000],
  [on(NOW, { what: 'goods', amount: '5,00,000', before: '60 lakh', taxed: '10 lakh' }), 500],

  // s. 393(1) Sl. 3(i) (194-IA): ₹50,00,000 or more; 1 % of price or stamp duty value.
  [on(NOW, { what: 'property', amount: '49,99,999', stamp: '49,99,999' }), 0],
  [on(NOW, { what: 'property', amount: '50,00,000' }), 50_000],
  [on(NOW, { what: 'property', amount: '49,00,000', stamp: '50,00,000' }), 50_000],
  [on(NOW, { what: 'property', amount: '60,00,000', stamp: '50,00,000' }), 60_000],
  // s. 397(2) (206AA): 20 %.
  [on(NOW, { what: 'property', amount: '50,00,000', pan: 'no' }), 10_00_000],
  // s. 194-IA(2), proviso, from 1 October 2024 on: the price of all buyers counts, each deducts on his part.
  [on(NOW, { what: 'property', amount: '49,99,999', part: '25 lakh' }), 0],
  [on(NOW, { what: 'property', amount: '50 lakh', part: '25 lakh' }), 25_000],
  [on(NOW, { what: 'property', amount: '50,00,001', part: '25 lakh' }), 25_000],
  [on('2024-10-01', { what: 'property', amount: '60 lakh', part: '30 lakh' }), 30_000],
  // 1 % of 90 lakhs, of which a third.
  [on(NOW, { what: 'property', amount: '60 lakh', stamp: '90 lakh', part: '20 lakh' }), 30_000],
  [on(NOW, { what: 'property', amount: '60 lakh', part: '60 lakh' }), 60_000],
  [on(NOW, { what: 'property', amount: '60 lakh', part: '30 lakh', pan: 'no' }), 6_00_000],
  // Before that day it was disputed, but not for a part above the limit.
  [on('2024-09-30', { what: 'property', amount: '110 lakh', part: '55 lakh' }), 55_000],
  // "Property worth Rs. 60 lakhs ... two buyers ... Rs. 30 lakhs": blog.tdsman.com, September 2024.
  [on('2024-11-05', { what: 'property', amount: '60 lakh', part: '30 lakh' }), 30_000],
  // "Property value 80 lakh, buyer 1 share 40 lakh, buyer 2 share 40 lakh, TDS of 80,000": rnegi.com/?p=410.
  [on('2025-05-05', { what: 'property', amount: '80 lakh', part: '40 lakh' }), 40_000],

  // s. 393(4) Sl. 8 (194C(6)): not from a transporter of up to ten lorries with declaration and PAN.
  [on(NOW, { what: 'transport', payee: 'other', amount: '40,000' }), 800],
  [on(NOW, { what: 'transport', payee: 'person', amount: '40,000' }), 400],
  [on(NOW, { what: 'transport', payee: 'other', amount: '30,000' }), 0],
  [on(NOW, { what: 'transport', payee: 'other', amount: '40,000', lorries: 'yes' }), 0],
  [on(NOW, { what: 'transport', payee: 'other', amount: '40,000', lorries: 'yes', pan: 'no' }), 8_000],
  [on(NOW, { what: 'transport', payee: 'other', payer: 'small', amount: '50,00,001' }), 1_00_000],
];

const LAST_YEAR = '2026-03-31';
const sale = (day: string, sold: string, amount: string, more: Typed = {}): Typed => ({
  what: 'tcs',
  pan: 'yes',
  day,
  sold,
  amount,
  ...more,
});

/** The cases are worked by hand from section 394(1) of the Income-tax Act, 2025 (206C), row by row of its table. */
export const tcsCases: readonly (readonly [given: Typed, tax: number])[] = [
  // Row 1: 2 %, 1 % up to March 2026.
  [sale(NOW, 'liquor', '1,00,000'), 2_000],
  [sale(LAST_YEAR, 'liquor', '1,00,000'), 1_000],
  // Row 2: 2 %, 5 % up to March 2026. s. 397(2) (206CC): twice the rate, at least 5 %.
  [sale(NOW, 'tendu', '1,00,000'), 2_000],
  [sale(LAST_YEAR, 'tendu', '1,00,000'), 5_000],
  [sale(LAST_YEAR, 'tendu', '1,00,000', { pan: 'no' }), 10_000],
  // Row 3: 2 %.
  [sale(NOW, 'timber', '1,00,000'), 2_000],
  [sale(LAST_YEAR, 'timber', '1,00,000'), 2_000],
  // Row 4: 2 %, 1 % up to March 2026; from the first rupee.
  [sale('2026-04-01', 'scrap', '1,00,000'), 2_000],
  [sale(LAST_YEAR, 'scrap', '1,00,000'), 1_000],
  [sale(NOW, 'scrap', '50'), 1],
  [sale(NOW, 'scrap', '1,00,000', { pan: 'no' }), 5_000],
  // "Scrap worth 2,00,000 ... TCS to be collected 2,000": caclubindia.com/forum/tcs-mendatory-on-scrap-sale-603569.asp.
  [sale('2025-08-10', 'scrap', '2,00,000'), 2_000],
  // Row 5: 2 %, 1 % up to March 2026.
  [sale(NOW, 'minerals', '1,00,000'), 2_000],
  [sale(LAST_YEAR, 'minerals', '1,00,000'), 1_000],
  // Row 6: 1 % of the whole price above ₹10,00,000; luxury goods since 22 April 2025.
  [sale(NOW, 'vehicle', '9,99,999'), 0],
  [sale(NOW, 'vehicle', '10,00,000'), 0],
  [sale(NOW, 'vehicle', '10,00,100'), 10_001],
  [sale(NOW, 'vehicle', '12,00,000', { pan: 'no' }), 60_000],
  [sale('2025-04-22', 'luxury', '12,00,000'), 12_000],
  // Row 7: above ₹10,00,000 a year, on what passes it; 2 % (5 % up to March 2026), 20 %, or nothing on a loan.
  [sale(NOW, 'care', '10,00,000'), 0],
  [sale(NOW, 'care', '10,00,100'), 2],
  [sale(NOW, 'care', '3,00,000', { before: '8,00,000' }), 2_000],
  [sale(NOW, 'care', '1,00,000', { before: '12,00,000' }), 2_000],
  [sale(LAST_YEAR, 'care', '12,00,000'), 10_000],
  [sale(NOW, 'remittance', '9,99,999'), 0],
  [sale(NOW, 'remittance', '15,00,000'), 1_00_000],
  // s. 397(2) (206CC): at most 20 %.
  [sale(NOW, 'remittance', '15,00,000', { pan: 'no' }), 1_00_000],
  [sale(NOW, 'loan', '50,00,000'), 0],
  [sale(NOW, 'loan', '50,00,000', { pan: 'no' }), 0],
  // Row 8: 2 % without a limit.
  [sale('2026-04-01', 'tour', '1,00,000'), 2_000],
  // Row 9: 2 %.
  [sale(NOW, 'lease', '1,00,000'), 2_000],
];

/** The cases are worked by hand: the day of payment or credit, when tax was deducted (then, if empty) and deposited, interest. Rupees. */
export const interestCases: readonly (readonly [
  day: string,
  deducted: string,
  paid: string,
  tax: string,
  interest: number,
])[] = [
  // rule 218(2) (30): by the 7th of the next month.
  ['2026-10-10', '', '2026-10-10', '1,00,000', 0],
  ['2026-10-10', '', '2026-11-06', '1,00,000', 0],
  ['2026-10-10', '', '2026-11-07', '1,00,000', 0],
  // s. 398(3)(a)(ii) (201(1A)(ii)): 1.5 % a month or part, from the day of deduction.
  ['2026-10-10', '', '2026-11-08', '1,00,000', 3_000],
  ['2026-10-10', '', '2026-12-01', '1,00,000', 4_500],
  // rule 218(2) (30): what is paid in March by 30 April.
  ['2026-03-31', '', '2026-04-30', '1,00,000', 0],
  ['2026-03-31', '', '2026-05-01', '1,00,000', 4_500],
  ['2026-03-01', '2026-03-31', '2026-04-30', '1,00,000', 1_000],
  // rule 218(2) (30): by the 7th of the next month.
  ['2026-02-28', '2026-03-02', '2026-04-08', '1,00,000', 5_000],
  // General Clauses Act, s. 10: a Sunday or holiday counts until the next working day.
  ['2027-02-15', '', '2027-03-08', '1,00,000', 0],
  ['2027-02-15', '', '2027-03-09', '1,00,000', 3_000],
  // s. 398(3)(a)(i) (201(1A)(i)): 1 % a month or part, up to the day of deduction.
  ['2026-04-10', '2026-06-20', '2026-07-07', '10,000', 300],
  ['2026-04-10', '2026-06-20', '2026-07-08', '10,000', 600],
  ['2026-04-10', '2026-04-11', '2026-05-07', '10,000', 100],
  // rule 119A(c): whole hundreds.
  ['2026-06-10', '', '2026-07-10', '1,575', 45],
  ['2026-06-10', '', '2026-07-10', '99', 0],
  // Both sides of the change of Act: the same rates.
  // s. 398(3)(a)(ii) (201(1A)(ii)): 1.5 % a month or part, from the day of deduction.
  ['2026-02-28', '', '2026-03-09', '10,000', 300],
  ['2026-04-01', '', '2026-05-08', '10,000', 300],
  // A leap year: February 2028 has 29 days.
  ['2028-02-29', '', '2028-03-08', '10,000', 300],
];

/** The days and names that a payment brings with it: rules 218, 219 and 215 of 2026 (30, 31A and 31 of 1962). */
export const namesCases: readonly { readonly given: Typed; readonly items: readonly string[] }[] = [
  {
    given: on('2026-03-31', { what: 'contract', payee: 'other', amount: '40,000' }),
    items: [
      'Section 194C applies.',
      'Write code 94C in the challan and in the TDS return.',
      'Deposit the TDS by 30 April 2026.',
      'File the TDS return (Form 26Q) for January 2026 to March 2026 by 31 May 2026 (a Sunday or holiday, so 1 June 2026 is also in time).',
      'Give a certificate (Form 16A) to the person you paid, by 15 June 2026.',
    ],
  },
  {
    given: on('2026-04-01', { what: 'contract', payee: 'other', amount: '40,000' }),
    items: [
      'Section 393(1) Sl. 6(i) (194C) applies.',
      'Write code 1024 in the challan and in the TDS return.',
      'Deposit the TDS by 7 May 2026.',
      'File the TDS return (Form 140) for April 2026 to June 2026 by 31 July 2026.',
      // 15 August is a holiday, but a certificate goes to the payee and not to an office.
      'Give a certificate (Form 131) to the person you paid, by 15 August 2026.',
    ],
  },
  {
    given: on('2026-10-10', { what: 'professional', amount: '60,000' }),
    items: [
      'Section 393(1) Sl. 6(iii) (194J) applies.',
      'Write code 1027 in the challan and in the TDS return.',
      'Deposit the TDS by 7 November 2026.',
      'File the TDS return (Form 140) for October 2026 to December 2026 by 31 January 2027 (a Sunday or holiday, so 1 February 2027 is also in time).',
      'Give a certificate (Form 131) to the person you paid, by 15 February 2027.',
    ],
  },
  {
    // rules 218(3) and 219(5): 30 days after the end of the month, Form 141.
    given: on('2026-10-10', { what: 'property', amount: '60 lakh' }),
    items: [
      'Section 393(1) Sl. 3(i) (194-IA) applies.',
      'Deposit the TDS with Form 141 by 30 November 2026. This form is also the return.',
      'Give a certificate (Form 132) to the person you paid, by 15 December 2026.',
    ],
  },
  {
    // s. 393(1) Sl. 2(i) (194-IB): with the rent of March ...
    given: on('2026-11-10', { what: 'building', payer: 'small', last: 'no', amount: '60,000' }),
    items: [
      'Section 393(1) Sl. 2(i) (194-IB) applies.',
      'Deposit the TDS with Form 141 by 30 April 2027. This form is also the return.',
      'Give a certificate (Form 132) to the person you paid, by 15 May 2027.',
    ],
  },
  {
    // ... or of the last month of the tenancy; rule 219(5).
    given: on('2026-11-10', { what: 'building', payer: 'small', amount: '60,000' }),
    items: [
      'Section 393(1) Sl. 2(i) (194-IB) applies.',
      'Deposit the TDS with Form 141 by 30 December 2026. This form is also the return.',
      'Give a certificate (Form 132) to the person you paid, by 14 January 2027.',
    ],
  },
  {
    given: on('2027-03-31', { what: 'building', payer: 'small', amount: '60,000' }),
    items: [
      'Section 393(1) Sl. 2(i) (194-IB) applies.',
      'Deposit the TDS with Form 141 by 30 April 2027. This form is also the return.',
      'Give a certificate (Form 132) to the person you paid, by 15 May 2027.',
    ],
  },
  {
    // rule 30(2A) of 1962: 30 days after the end of the month, Form 26QB; January 2024, in a leap year.
    given: on('2024-01-10', { what: 'property', amount: '60 lakh' }),
    items: [
      'Section 194-IA applies.',
      'Deposit the TDS with Form 26QB by 1 March 2024. This form is also the return.',
      'Give a certificate (Form 16B) to the person you paid, by 16 March 2024.',
    ],
  },
  {
    // Circular 9/2023: the statement of April to June 2023 by 30 September 2023.
    given: on('2023-04-10', { what: 'professional', amount: '60,000' }),
    items: [
      'Section 194J applies.',
      'Write code 4JB in the challan and in the TDS return.',
      'Deposit the TDS by 7 May 2023 (a Sunday or holiday, so 8 May 2023 is also in time).',
      'File the TDS return (Form 26Q) for April 2023 to June 2023 by 30 September 2023.',
      'Give a certificate (Form 16A) to the person you paid, by 15 October 2023 (a Sunday, so please give it earlier).',
    ],
  },
];

/** The names for tax collected at source: rules 218, 219(4) and 215 of 2026 (37CA, 31AA and 37D of 1962). */
export const tcsNamesCases: typeof namesCases = [
  {
    given: sale('2026-10-10', 'scrap', '1,00,000'),
    items: [
      'Section 394(1) (206C) applies, row 4 of its table.',
      'Deposit the TCS by 7 November 2026.',
      'File the TCS return (Form 143) for October 2026 to December 2026 by 31 January 2027 (a Sunday or holiday, so 1 February 2027 is also in time).',
      'Give a certificate (Form 133) to the buyer, by 15 February 2027.',
    ],
  },
  {
    given: sale('2027-03-10', 'scrap', '1,00,000'),
    items: [
      'Section 394(1) (206C) applies, row 4 of its table.',
      'The last date to deposit the TCS is usually 30 April 2027.',
      'File the TCS return (Form 143) for January 2027 to March 2027 by 31 May 2027.',
      'Give a certificate (Form 133) to the buyer, by 15 June 2027.',
    ],
  },
  {
    given: sale('2026-03-10', 'vehicle', '12,00,000'),
    items: [
      'Section 206C applies.',
      'Deposit the TCS by 7 April 2026.',
      'File the TCS return (Form 27EQ) for January 2026 to March 2026 by 15 May 2026.',
      'Give a certificate (Form 27D) to the buyer, by 30 May 2026.',
    ],
  },
];

const teachoo =
  'https://teachoo.com/7341/2268/Penalty-for-Late-filing-of-TDS-Return/category/TDS-Interest-and-Penalty-Calculation';
const simple = 'https://simpletaxindia.in/procedure-of-calculating-interest-on-late-payment-of-tds';
const experts = 'https://caclubindia.com/Experts';
const nonDeduction = `${experts}/interest-on-tds-non-deduction-late-payment-2192004.asp`;
const forum = 'https://www.caclubindia.com/forum/how-to-calculate-the-tds-late-payment-interest-269389.asp';
const tdsman = 'https://blog.tdsman.com/2018/05/interest-on-late-payment-of-tds/';

/**
 * Worked examples of others, typed in from their pages; the days of the law have not changed since. Tax and interest in
 * rupees where the page gives them.
 */
export const interestExamples: readonly [
  source: string,
  late: 'payment' | 'deduction',
  since: string,
  done: string,
  months: number,
  tax?: number,
  interest?: number,
][] = [
  [`${teachoo} (2)`, 'payment', '2017-12-20', '2018-02-02', 3, 1_000, 45],
  [simple, 'payment', '2012-03-04', '2012-05-07', 3, 4_000, 180],
  [`${experts}/tds-2066619.asp`, 'payment', '2015-03-31', '2015-05-02', 3],
  [nonDeduction, 'payment', '2015-09-30', '2015-10-08', 2],
  // The department's own report counted these months.
  [`${experts}/tds-1362829.asp`, 'payment', '2012-06-30', '2012-07-13', 2],
  [`${tdsman} (1)`, 'payment', '2018-06-26', '2018-07-09', 2],
  [`${tdsman} (2)`, 'payment', '2018-03-20', '2018-05-05', 3],
  [`${forum} (3)`, 'deduction', '2010-07-01', '2010-08-04', 2],
  [`${forum} (4)`, 'payment', '2010-08-04', '2010-09-15', 2],
];
