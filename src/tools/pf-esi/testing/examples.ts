/**
 * Worked examples of others, typed in from their pages: the wages given and what comes of them, with the figures of the
 * law by which each reckons. Rupees.
 */

/** Provident fund: the wages, the employee's part, and the employer's where the page gives it. */
export const pfExamples: readonly [source: string, wages: number, employee: number, employer?: number][] = [
  ['https://www.citehr.com/amp.php?t=504232 (₹15,000)', 15_000, 1_800],
  ['https://www.citehr.com/amp.php?t=504232 (₹10,000; 833 and 367 of the employer)', 10_000, 1_200, 833 + 367],
  ['https://www.citehr.com/amp.php?t=504232 (₹20,000)', 20_000, 2_400],
  ['https://www.citehr.com/amp.php?t=58667 (₹6,500)', 6_500, 780, 780],
  ['https://www.citehr.com/amp.php?t=201516 (₹6,500, together 1,560)', 6_500, 780, 1_560 - 780],
  ['https://www.citehr.com/amp.php?t=436036 (₹6,000)', 6_000, 720],
];

/**
 * Employees' State Insurance. Where a page gives paise, its figure is taken up to the next rupee, as the rule in
 * pf-esi.ts has it. Rates in percent where they are others than 0.75 and 3.25.
 */
export const esiExamples: readonly [
  source: string,
  gross: number,
  employee: number,
  employer: number,
  rates?: readonly [employee: number, employer: number],
][] = [
  ['https://care.finjinn.com/portal/en/kb/articles/how-do-you-calculate-esi', 12_000, 90, 390],
  ['https://www.hrcalcy.in/p/salary-breakup-calculation-step-10.html (157.50 and 682.50)', 21_000, 158, 683],
  ['https://www.citehr.com/amp.php?t=27340', 8_000, 140, 380, [1.75, 4.75]],
  ['https://www.citehr.com/amp.php?t=326833 (159.32 and 432.44)', 9_104, 160, 433, [1.75, 4.75]],
];
