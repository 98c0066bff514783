/**
 * Worked examples of others, typed in from their pages: what is given and what comes of it, with the figures of the law
 * by which each reckons. Money in rupees.
 */

/** The pages, each with what marks one of its examples behind it. */
const capage = 'https://capage.in/file-the-tds-statement-for-quarter-3-of-financial-year-2022-23-today-is-due-date/';
const taxeon = 'http://taxeon.in/article3';
const management = 'https://incometaxmanagement.in/?p=2656';
const cnbc =
  'https://www.cnbctv18.com/personal-finance/tds-return-filing-delay-may-lead-to-rs-1-lakh-penalty-rs-200-late-fee-per-day-14240342.htm/amp';
const teachoo =
  'https://teachoo.com/7341/2268/Penalty-for-Late-filing-of-TDS-Return/category/TDS-Interest-and-Penalty-Calculation';
const quicko =
  'https://help.quicko.com/support/solutions/articles/84000349928-what-are-the-penalties-on-late-filing-of-e-tds-return-';

/** A statement that was filed late. */
export interface FeeExample {
  readonly source: string;
  /** A month of the quarter. */
  readonly quarter: string;
  readonly filed: string;
  readonly tax: number;
  /** The due day of the quarter by the page, day and month, where it is not that of today. */
  readonly due?: readonly [day: number, month: number];
  readonly says: { readonly days?: number; readonly fee?: number };
}

export const feeExamples: readonly FeeExample[] = [
  // An illustration of the Income Tax Department, quoted there; of its sum the passage shows the days alone.
  { source: capage, quarter: '2022-06', filed: '2023-04-04', tax: 840_000, says: { days: 247 } },
  { source: taxeon, quarter: '2024-06', filed: '2024-08-08', tax: 100_000, says: { days: 8, fee: 1_600 } },
  { source: `${taxeon} (₹1,000)`, quarter: '2024-06', filed: '2024-08-08', tax: 1_000, says: { days: 8, fee: 1_000 } },
  {
    source: `${management} (1)`,
    quarter: '2025-06',
    filed: '2025-11-17',
    tax: 10_000,
    says: { days: 109, fee: 10_000 },
  },
  { source: `${management} (2)`, quarter: '2025-12', filed: '2026-02-15', tax: 50_000, says: { days: 15, fee: 3_000 } },
  { source: cnbc, quarter: '2022-05', filed: '2022-11-17', tax: 5_000, says: { days: 109, fee: 5_000 } },
  { source: `${teachoo} (1)`, quarter: '2017-06', filed: '2017-08-07', tax: 900, says: { days: 7, fee: 900 } },
  { source: `${teachoo} (2)`, quarter: '2017-12', filed: '2018-02-07', tax: 1_000, says: { days: 7, fee: 1_000 } },
  {
    source: quicko,
    quarter: '2021-06',
    filed: '2021-12-21',
    tax: 8_500,
    due: [15, 7],
    says: { days: 159, fee: 8_500 },
  },
];
