/**
 * Worked examples of others, typed in from their pages: the wages given and what comes of them, with the figures of the
 * law by which each reckons. Rupees.
 */

/** An example of somebody else. */
export interface ContributionExample {
  readonly source: string;
  readonly pf?: number;
  readonly gross?: number;
  /** Rates of ESI in percent where the page reckons with other ones than 0.75 and 3.25. */
  readonly esi?: readonly [employee: number, employer: number];
  readonly says: {
    readonly pfEmployee?: number;
    readonly pfEmployer?: number;
    readonly esiEmployee?: number;
    readonly esiEmployer?: number;
  };
}

/** Where a page gives paise, its figure is taken up to the next rupee, as the rule in contributions.ts has it. */
export const contributionExamples: readonly ContributionExample[] = [
  {
    source: 'https://www.citehr.com/amp.php?t=504232 (₹15,000)',
    pf: 15_000,
    says: { pfEmployee: 1_800 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=504232 (₹10,000; 833 and 367 of the employer)',
    pf: 10_000,
    says: { pfEmployee: 1_200, pfEmployer: 833 + 367 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=504232 (₹20,000)',
    pf: 20_000,
    says: { pfEmployee: 2_400 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=58667 (₹6,500)',
    pf: 6_500,
    says: { pfEmployee: 780, pfEmployer: 780 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=201516 (₹6,500, together 1,560)',
    pf: 6_500,
    says: { pfEmployee: 780, pfEmployer: 1_560 - 780 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=436036 (₹6,000)',
    pf: 6_000,
    says: { pfEmployee: 720 },
  },
  {
    source: 'https://care.finjinn.com/portal/en/kb/articles/how-do-you-calculate-esi',
    gross: 12_000,
    says: { esiEmployee: 90, esiEmployer: 390 },
  },
  {
    source: 'https://www.hrcalcy.in/p/salary-breakup-calculation-step-10.html (157.50 and 682.50)',
    gross: 21_000,
    says: { esiEmployee: 158, esiEmployer: 683 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=27340',
    gross: 8_000,
    esi: [1.75, 4.75],
    says: { esiEmployee: 140, esiEmployer: 380 },
  },
  {
    source: 'https://www.citehr.com/amp.php?t=326833 (159.32 and 432.44)',
    gross: 9_104,
    esi: [1.75, 4.75],
    says: { esiEmployee: 160, esiEmployer: 433 },
  },
];
