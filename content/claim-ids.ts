/** The names of the claims in `firm/claims.yaml`; `claims.ts` says what each of them is. */
export const claimIds = [
  'rating',
  'clients',
  'founded',
  'milestones',
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
  'languages',
  'fees',
  'complaints',
  'data',
  'no-secrets',
] as const;

/** The id of a claim. */
export type ClaimId = (typeof claimIds)[number];
