type Typed = Readonly<Record<string, string>>;

const bill = (given: Typed): Typed => ({ prices: 'without', place: 'here', round: 'no', day: '2026-11-23', ...given });

/**
 * Bills worked by hand from the law named: what is given, the taxable value, the tax that CGST and SGST have each, or
 * IGST, what is to pay, and what was rounded. Rupees; of a bill with several lines the taxes are the sums of all lines.
 * The rate is on the taxable value (CGST Act, 2017, s. 15(1)).
 */
export const billCases: readonly [given: Typed, taxable: number, tax: number, toPay: number, rounding?: number][] = [
  // CGST Act, s. 9, SGST Act, s. 9: half of the rate each on the value.
  [bill({ amount: '1,000', rate: '18' }), 1_000, 90, 1_180],
  // IGST Act, ss. 5 and 7: the whole rate between states.
  [bill({ amount: '1,000', rate: '18', place: 'other' }), 1_000, 180, 1_180],
  // IGST Act, s. 7(5): SEZ and exports.
  [bill({ amount: '1,000', rate: '5', place: 'outside' }), 1_000, 50, 1_050],
  [bill({ amount: '1,000', rate: '40' }), 1_000, 200, 1_400],
  // 9 % of 99.95 is 8.9955.
  [bill({ amount: '99.95', rate: '18' }), 99.95, 9, 117.95],
  // 2.5 % of 10.20 is 0.255, and half a paisa is one.
  [bill({ amount: '10.20', rate: '5' }), 10.2, 0.26, 10.72],
  // 2.5 % of 10.19 is 0.25475, 2.5 % of 10.21 is 0.25525.
  [bill({ amount: '10.19', rate: '5' }), 10.19, 0.25, 10.69],
  [bill({ amount: '10.21', rate: '5' }), 10.21, 0.26, 10.73],
  // Notification 9/2025, Schedule V.
  // 0.125 % of 1,00,000.
  [bill({ amount: '1,00,000', rate: '0.25' }), 1_00_000, 125, 1_00_250],
  // Notification 9/2025, Schedule IV.
  [bill({ amount: '85,432', rate: '3' }), 85_432, 1_281.48, 87_994.96],
  // Notification 9/2025, Schedule VI.
  [bill({ amount: '20,000', rate: '1.5', place: 'other' }), 20_000, 300, 20_300],
  // Notification 14/2025.
  [bill({ amount: '10,000', rate: '12' }), 10_000, 600, 11_200],
  // CGST Act, s. 11: exempt.
  [bill({ amount: '500', rate: '0' }), 500, 0, 500],

  // CGST Rules, rule 35: amount × rate ÷ (100 + sum of the rates).
  [bill({ prices: 'with', amount: '1,180', rate: '18' }), 1_000, 90, 1_180],
  // 100 × 9 ÷ 118 is 7.6271.
  [bill({ prices: 'with', amount: '100', rate: '18' }), 84.74, 7.63, 100],
  // 100 × 18 ÷ 118 is 15.2542.
  [bill({ prices: 'with', amount: '100', rate: '18', place: 'other' }), 84.75, 15.25, 100],
  // 999 × 2.5 ÷ 105 is 23.7857.
  [bill({ prices: 'with', amount: '999', rate: '5' }), 951.42, 23.79, 999],
  // 0.01 × 9 ÷ 118 is less than half a paisa.
  [bill({ prices: 'with', amount: '0.01', rate: '18' }), 0.01, 0, 0.01],

  // CGST Act, s. 170: fifty paise or more are a rupee; here of the bill, as sellers do.
  // 635.25 × 9 % is 57.1725: 749.59, and 41 paise to 750 (a bill of a forum, caclubindia.com, 421372).
  [bill({ amount: '635.25', rate: '18', round: 'yes' }), 635.25, 57.17, 750, 0.41],
  [bill({ amount: '100.49', rate: '0', round: 'yes' }), 100.49, 0, 100, -0.49],
  [bill({ amount: '100.50', rate: '0', round: 'yes' }), 100.5, 0, 101, 0.5],
  [bill({ amount: '100.51', rate: '0', round: 'yes' }), 100.51, 0, 101, 0.49],

  // 9 % of 54,670 is 4,920.30: twice that is 9,840.60 (caclubindia.com, 420571).
  [bill({ amount: '54,670', rate: '18' }), 54_670, 4_920.3, 64_510.6],

  // CGST Act, s. 9, SGST Act, s. 9: the bill's tax is the sum of its lines.
  // Each line for itself: 2.5 % of 10.20 is 0.26 twice, and 9 % of 99.95 is 9.00.
  [bill({ amount: '10.20', rate: '5', more: '10.20 5\n99.95 18\n200 0' }), 320.35, 9.52, 339.39],
  // CGST Rules, rule 35: amount × rate ÷ (100 + sum of the rates).
  [
    bill({ prices: 'with', amount: '105', rate: '5', more: '₹118 18%\r\n\n140 40 %', place: 'other', round: 'yes' }),
    300,
    63,
    363,
  ],

  // Notification 1/2017, up to 21 September 2025.
  // Rates that have changed.
  [bill({ amount: '1,000', rate: '28', day: '2025-09-21' }), 1_000, 140, 1_280],
  // Notification 9/2025, Schedule VII, up to January 2026.
  [bill({ amount: '1,000', rate: '28', day: '2026-01-31' }), 1_000, 140, 1_280],
  // Notification 1/2017, up to 21 September 2025.
  [bill({ amount: '1,000', rate: '12', day: '2025-09-21' }), 1_000, 60, 1_120],
  // Notification 9/2025, Schedule III.
  [bill({ amount: '1,000', rate: '40', day: '2025-09-22' }), 1_000, 200, 1_400],
];

/** Rates that were not there on a day. */
export const notInForce = [
  ['2025-09-21', '40'],
  ['2026-02-01', '28'],
] as const;
