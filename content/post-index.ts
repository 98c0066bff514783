/** The built-in posts by the last part of their address, the newest first. Their text is in `posts/<slug>.ts`. */
export const postIndex = [
  'check-before-gstr-3b',
  'papers-to-keep-for-itr',
  'closing-the-month-in-a-small-factory',
  'proprietorship-llp-or-private-limited',
  'reconcile-tds-challans-before-quarter-end',
  'first-month-of-pf-and-esi',
] as const;

/** The slug of a built-in post. */
export type PostSlug = (typeof postIndex)[number];
