/** The address parts of all services that this product knows; the firm's own folder says which of them are offered. */
export const knownServices = [
  'gst-registration',
  'gst-returns',
  'gst-notices',
  'gst-refunds',
  'income-tax-filing',
  'pf-esi-services',
  'tds-tcs-returns',
  'company-registration',
  'accounting-bookkeeping',
  'udyam-registration',
  'iec-registration',
] as const;

/** The address part of a service. */
export type ServiceSlug = (typeof knownServices)[number];
