/** Other ways to write an address; each shows the page of its canonical address. */
import type { ServiceSlug } from '../../content/service-index.ts';

export const cityListAliases = ['tamil-nadu', 'tamil-nadu-cities', 'cities-we-serve', 'our-locations'] as const;

/** The prefixes of `/{prefix}-{city}`. */
export const cityPrefixes = [
  'tax-consultant',
  'best-tax-consultant',
  'chartered-accountant',
  'ca-services',
  'accounting-services',
  'tax-advisor',
  'gst-consultant',
  'textile-industry',
  'manufacturing',
  'export-business',
  'startup-services',
  'retail-business',
] as const;

export const serviceAliases = { 'pf-esi': 'pf-esi-services' } as const satisfies Record<string, ServiceSlug>;

/** Paths of an earlier site; they redirect to the service's page. */
export const legacyPaths = {
  'gst-registration': 'gst-registration',
  'gst-returns': 'gst-returns',
  'gst-notices': 'gst-notices',
  'gst-refunds': 'gst-refunds',
  'income-tax': 'income-tax-filing',
  'income-tax-filing': 'income-tax-filing',
  'company-registration': 'company-registration',
  'accounting-bookkeeping': 'accounting-bookkeeping',
  'pf-esi': 'pf-esi-services',
  'pf-esi-services': 'pf-esi-services',
  'tds-tcs': 'tds-tcs-returns',
  'tds-tcs-returns': 'tds-tcs-returns',
  'udyam-registration': 'udyam-registration',
  'iec-registration': 'iec-registration',
} as const satisfies Record<string, ServiceSlug>;
