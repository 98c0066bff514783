/**
 * Bills worked by hand from the law, with the place where it stands: what is given, and what has to come of it. Sums in
 * rupees; of a bill with several lines the taxes are the sums of all lines.
 */

/** CGST Act, 2017, s. 15(1) and the rate notifications: the rate on the taxable value, half of it each to CGST and SGST. */
const added = 'CGST Act, s. 9, SGST Act, s. 9: half of the rate each on the value';
/** CGST Rules, 2017, rule 35. */
const takenOut = 'CGST Rules, rule 35: amount × rate ÷ (100 + sum of the rates)';
const integrated = 'IGST Act, ss. 5 and 7: the whole rate between states';
const rounding = 'CGST Act, s. 170: fifty paise or more are a rupee; here of the bill, as sellers do';

export interface BillCase {
  readonly law: string;
  readonly given: Readonly<Record<string, string>>;
  readonly taxable: number;
  /** The tax that CGST and SGST have each, or IGST. */
  readonly tax: number;
  readonly rounding?: number;
  readonly toPay: number;
}

const bill = (given: Readonly<Record<string, string>>) => ({
  prices: 'without',
  place: 'here',
  round: 'no',
  day: '2026-11-23',
  ...given,
});

export const billCases: readonly BillCase[] = [
  { law: added, given: bill({ amount: '1,000', rate: '18' }), taxable: 1_000, tax: 90, toPay: 1_180 },
  {
    law: integrated,
    given: bill({ amount: '1,000', rate: '18', place: 'other' }),
    taxable: 1_000,
    tax: 180,
    toPay: 1_180,
  },
  {
    law: 'IGST Act, s. 7(5): SEZ and exports',
    given: bill({ amount: '1,000', rate: '5', place: 'outside' }),
    taxable: 1_000,
    tax: 50,
    toPay: 1_050,
  },
  { law: added, given: bill({ amount: '1,000', rate: '40' }), taxable: 1_000, tax: 200, toPay: 1_400 },
  // 9 % of 99.95 is 8.9955.
  { law: added, given: bill({ amount: '99.95', rate: '18' }), taxable: 99.95, tax: 9, toPay: 117.95 },
  // 2.5 % of 10.20 is 0.255, and half a paisa is one.
  { law: added, given: bill({ amount: '10.20', rate: '5' }), taxable: 10.2, tax: 0.26, toPay: 10.72 },
  // 2.5 % of 10.19 is 0.25475, 2.5 % of 10.21 is 0.25525.
  { law: added, given: bill({ amount: '10.19', rate: '5' }), taxable: 10.19, tax: 0.25, toPay: 10.69 },
  { law: added, given: bill({ amount: '10.21', rate: '5' }), taxable: 10.21, tax: 0.26, toPay: 10.73 },
  // 0.125 % of 1,00,000.
  {
    law: 'Notification 9/2025, Schedule V',
    given: bill({ amount: '1,00,000', rate: '0.25' }),
    taxable: 1_00_000,
    tax: 125,
    toPay: 1_00_250,
  },
  {
    law: 'Notification 9/2025, Schedule IV',
    given: bill({ amount: '85,432', rate: '3' }),
    taxable: 85_432,
    tax: 1_281.48,
    toPay: 87_994.96,
  },
  {
    law: 'Notification 9/2025, Schedule VI',
    given: bill({ amount: '20,000', rate: '1.5', place: 'other' }),
    taxable: 20_000,
    tax: 300,
    toPay: 20_300,
  },
  {
    law: 'Notification 14/2025',
    given: bill({ amount: '10,000', rate: '12' }),
    taxable: 10_000,
    tax: 600,
    toPay: 11_200,
  },
  { law: 'CGST Act, s. 11: exempt', given: bill({ amount: '500', rate: '0' }), taxable: 500, tax: 0, toPay: 500 },

  {
    law: takenOut,
    given: bill({ prices: 'with', amount: '1,180', rate: '18' }),
    taxable: 1_000,
    tax: 90,
    toPay: 1_180,
  },
  // 100 × 9 ÷ 118 is 7.6271.
  { law: takenOut, given: bill({ prices: 'with', amount: '100', rate: '18' }), taxable: 84.74, tax: 7.63, toPay: 100 },
  // 100 × 18 ÷ 118 is 15.2542.
  {
    law: takenOut,
    given: bill({ prices: 'with', amount: '100', rate: '18', place: 'other' }),
    taxable: 84.75,
    tax: 15.25,
    toPay: 100,
  },
  // 999 × 2.5 ÷ 105 is 23.7857.
  { law: takenOut, given: bill({ prices: 'with', amount: '999', rate: '5' }), taxable: 951.42, tax: 23.79, toPay: 999 },
  // 0.01 × 9 ÷ 118 is less than half a paisa.
  { law: takenOut, given: bill({ prices: 'with', amount: '0.01', rate: '18' }), taxable: 0.01, tax: 0, toPay: 0.01 },

  // 635.25 × 9 % is 57.1725: 749.59, and 41 paise to 750 (a bill of a forum, caclubindia.com, 421372).
  {
    law: rounding,
    given: bill({ amount: '635.25', rate: '18', round: 'yes' }),
    taxable: 635.25,
    tax: 57.17,
    rounding: 0.41,
    toPay: 750,
  },
  {
    law: rounding,
    given: bill({ amount: '100.49', rate: '0', round: 'yes' }),
    taxable: 100.49,
    tax: 0,
    rounding: -0.49,
    toPay: 100,
  },
  {
    law: rounding,
    given: bill({ amount: '100.50', rate: '0', round: 'yes' }),
    taxable: 100.5,
    tax: 0,
    rounding: 0.5,
    toPay: 101,
  },
  {
    law: rounding,
    given: bill({ amount: '100.51', rate: '0', round: 'yes' }),
    taxable: 100.51,
    tax: 0,
    rounding: 0.49,
    toPay: 101,
  },

  // 9 % of 54,670 is 4,920.30: twice that is 9,840.60 (caclubindia.com, 420571).
  { law: added, given: bill({ amount: '54,670', rate: '18' }), taxable: 54_670, tax: 4_920.3, toPay: 64_510.6 },

  // Each line for itself: 2.5 % of 10.20 is 0.26 twice, and 9 % of 99.95 is 9.00.
  {
    law: `${added}; the bill's tax is the sum of its lines`,
    given: bill({ amount: '10.20', rate: '5', more: '10.20 5\n99.95 18\n200 0' }),
    taxable: 320.35,
    tax: 9.52,
    toPay: 339.39,
  },
  {
    law: takenOut,
    given: bill({
      prices: 'with',
      amount: '105',
      rate: '5',
      more: '₹118 18%\r\n\n140 40 %',
      place: 'other',
      round: 'yes',
    }),
    taxable: 300,
    tax: 63,
    toPay: 363,
  },

  // Rates that have changed.
  {
    law: 'Notification 1/2017, up to 21 September 2025',
    given: bill({ amount: '1,000', rate: '28', day: '2025-09-21' }),
    taxable: 1_000,
    tax: 140,
    toPay: 1_280,
  },
  {
    law: 'Notification 9/2025, Schedule VII, up to January 2026',
    given: bill({ amount: '1,000', rate: '28', day: '2026-01-31' }),
    taxable: 1_000,
    tax: 140,
    toPay: 1_280,
  },
  {
    law: 'Notification 1/2017, up to 21 September 2025',
    given: bill({ amount: '1,000', rate: '12', day: '2025-09-21' }),
    taxable: 1_000,
    tax: 60,
    toPay: 1_120,
  },
  {
    law: 'Notification 9/2025, Schedule III',
    given: bill({ amount: '1,000', rate: '40', day: '2025-09-22' }),
    taxable: 1_000,
    tax: 200,
    toPay: 1_400,
  },
];

/** Rates that were not there on a day. */
export const notInForce = [
  ['2025-09-21', '40'],
  ['2026-02-01', '28'],
] as const;
