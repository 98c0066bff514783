/**
 * Worked examples of others, typed in from their pages: what is given and what comes of it, with the figures of the law
 * by which each reckons. Money in rupees.
 */

/** An example of somebody else. */
export interface LateFeeExample {
  readonly source: string;
  readonly form: 'gstr-3b' | 'gstr-1';
  /** The month of the return, and the day of filing. */
  readonly month: string;
  readonly filed: string;
  readonly nil?: true;
  readonly tax?: number;
  /** Where the turnover of the year before decides the fee. */
  readonly turnover?: number;
  /** What the page reckons with; 50 and 20 a day, 18 percent, due on the 20th (GSTR-1: the 11th) where it says no other. */
  readonly law?: {
    readonly perDay?: number;
    readonly dueDay?: number;
    readonly caps?: readonly { readonly turnover: number | null; readonly fee: number }[];
    readonly nilCap?: number;
  };
  /** What the page says of it. */
  readonly says: { readonly days?: number; readonly fee?: number; readonly interest?: number };
}

const CRORE = 10_000_000;

const caps2021 = [
  { turnover: 1.5 * CRORE, fee: 2_000 },
  { turnover: 5 * CRORE, fee: 5_000 },
  { turnover: null, fee: 10_000 },
] as const;

export const lateFeeExamples: readonly LateFeeExample[] = [
  {
    source:
      'https://taxguru.in/goods-and-service-tax/interest-on-delayed-payment-of-tax-section-50-of-cgst-act-2017.html',
    form: 'gstr-3b',
    month: '2018-04',
    filed: '2018-06-20',
    tax: 1_000_000,
    says: { days: 31, interest: 15_287 },
  },
  {
    source:
      'https://teachoo.com/6597/2144/Interest-Rate-and-Calculation-on-Late-Payment-of-GST/category/Latest-GST-Notification',
    form: 'gstr-3b',
    month: '2017-07',
    filed: '2017-08-24',
    tax: 20_000,
    says: { days: 4, interest: 39 },
  },
  {
    source: 'https://www.knowinfonow.com/2017/10/interest-penalty-calculation-gst-return-filing.html',
    form: 'gstr-3b',
    month: '2017-07',
    filed: '2017-08-28',
    tax: 20_000,
    says: { days: 8, interest: 78.91 },
  },
  {
    source: 'https://blog.getswipe.in/2022/08/02/gst-late-fee/',
    form: 'gstr-3b',
    month: '2020-12',
    filed: '2021-02-20',
    tax: 10_000,
    says: { days: 31, interest: 153 },
  },
  {
    source: 'https://www.caclubindia.com/forum/missing-invoice-amount-540605.asp',
    form: 'gstr-3b',
    month: '2019-12',
    filed: '2020-02-19',
    tax: 10_000,
    says: { days: 30, interest: 148 },
  },
  {
    source: 'https://lemonn.co.in/blog/glossary/gst-late-fee',
    form: 'gstr-3b',
    month: '2025-04',
    filed: '2025-05-25',
    says: { days: 5, fee: 250 },
  },
  {
    source: 'https://lemonn.co.in/blog/glossary/gst-late-fee',
    form: 'gstr-3b',
    month: '2025-04',
    filed: '2025-05-30',
    tax: 10_000,
    says: { days: 10, interest: 49.32 },
  },
  {
    source: 'https://www.easypeasytax.com/gstr_3_b_penalty_easy_peasy_tax.html',
    form: 'gstr-3b',
    month: '2025-04',
    filed: '2025-06-19',
    tax: 50_000,
    says: { days: 30, fee: 1_500, interest: 739 },
  },
  {
    source: 'https://blog.gsttool.in/late-filing-fee-for-gstr-3b',
    form: 'gstr-3b',
    month: '2023-04',
    filed: '2023-05-25',
    law: { caps: caps2021, nilCap: 500 },
    says: { days: 5, fee: 250 },
  },
  {
    source: 'https://blog.gsttool.in/late-filing-fee-for-gstr-3b',
    form: 'gstr-3b',
    month: '2023-04',
    filed: '2023-05-25',
    nil: true,
    law: { caps: caps2021, nilCap: 500 },
    says: { days: 5, fee: 100 },
  },
  {
    // 6 days of 25 under each of the two acts, and interest on the tax of all three heads.
    source:
      'https://www.teachoo.com/12080/3362/Is-Interest--Late-fees-Payable-for-IGST-/category/Chapter-11-GST-Interest-and-Late-Fees-Calculation/',
    form: 'gstr-3b',
    month: '2025-04',
    filed: '2025-05-26',
    tax: 14_000,
    says: { days: 6, fee: 300, interest: (14_000 * 0.18 * 6) / 365 },
  },
  {
    source: 'https://www.knowyourgst.com/blog/late-fee-on-delay-in-gst-return-filing-95/',
    form: 'gstr-3b',
    month: '2025-04',
    filed: '2025-05-23',
    says: { days: 3, fee: 150 },
  },
  {
    // Before the fee was lowered, with a due date of its own.
    source: 'http://kjclasses.com/non-filing-of-gstr-1/',
    form: 'gstr-1',
    month: '2017-12',
    filed: '2018-01-15',
    law: { perDay: 200, dueDay: 10 },
    says: { days: 5, fee: 1_000 },
  },
];
