/** What the firm may say of itself, by the names of `firm/claims.yaml`; `claims.ts` says what each of them is. */
export const claimIds = [
  'rating',
  'clients',
  'founded',
  'leading',
  'trusted',
  'subscribers',
  'free-consultation',
  'reply',
  'one-person',
  'second-check',
  'software',
  'nothing-missed',
  'records',
  'team',
  'practitioner',
  'fees',
  'complaints',
  'data',
  'no-secrets',
  'hours',
] as const;

/** Those that "no" takes from every page. The pages are built around the others: who does not stand for one rewrites them. */
export const removableClaims: readonly ClaimId[] = [
  'rating',
  'clients',
  'leading',
  'trusted',
  'subscribers',
  'software',
  'team',
  'practitioner',
];

/** The id of a claim. */
export type ClaimId = (typeof claimIds)[number];
