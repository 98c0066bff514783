/** The posts that stand for the blog when no live feed answers: six, the newest first. */
export const sampleIndex = [
  'check-before-gstr-3b',
  'papers-to-keep-for-itr',
  'closing-the-month-in-a-small-factory',
  'proprietorship-llp-or-private-limited',
  'reconcile-tds-challans-before-quarter-end',
  'first-month-of-pf-and-esi',
] as const;

/** The last parts of the addresses of all posts, the newest first. Their text is in `posts/<slug>/en.ts`. */
export const postIndex = ['income-tax-act-2025-for-a-shop', 'gst-credit-of-last-year', ...sampleIndex] as const;
