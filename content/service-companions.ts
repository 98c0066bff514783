import type { ServiceSlug } from './service-index/en.ts';

/** The services that an owner usually needs next to one; listed by hand, because the menu's groups do not tell. */
export const companions = {
  'gst-registration': ['gst-returns', 'udyam-registration', 'accounting-bookkeeping', 'iec-registration'],
  'gst-returns': ['accounting-bookkeeping', 'gst-notices', 'gst-refunds', 'tds-tcs-returns'],
  'gst-notices': ['gst-returns', 'gst-refunds', 'accounting-bookkeeping', 'income-tax-filing'],
  'gst-refunds': ['gst-returns', 'iec-registration', 'gst-notices', 'accounting-bookkeeping'],
  'income-tax-filing': ['tds-tcs-returns', 'accounting-bookkeeping', 'gst-returns', 'company-registration'],
  'pf-esi-services': ['accounting-bookkeeping', 'tds-tcs-returns', 'company-registration', 'udyam-registration'],
  'tds-tcs-returns': ['income-tax-filing', 'accounting-bookkeeping', 'pf-esi-services', 'gst-returns'],
  'company-registration': ['gst-registration', 'udyam-registration', 'pf-esi-services', 'accounting-bookkeeping'],
  'accounting-bookkeeping': ['gst-returns', 'tds-tcs-returns', 'income-tax-filing', 'pf-esi-services'],
  'udyam-registration': ['gst-registration', 'company-registration', 'accounting-bookkeeping', 'iec-registration'],
  'iec-registration': ['gst-registration', 'gst-refunds', 'company-registration', 'udyam-registration'],
} as const satisfies Record<ServiceSlug, readonly ServiceSlug[]>;
