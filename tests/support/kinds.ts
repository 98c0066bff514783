/** One address of each kind of page, for tests that open a browser. */
export const oneOfEachKind = [
  '/',
  '/about',
  '/services',
  '/services/tds-tcs-returns',
  '/services/accounting-bookkeeping',
  '/services/pf-esi-services',
  '/blog',
  '/locations',
  '/locations/tiruchirappalli',
  '/locations/sivakasi/gst-refunds',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/audit',
  '/nothing-here',
] as const;
