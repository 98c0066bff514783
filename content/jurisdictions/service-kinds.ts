import type { ServiceSlug } from '../service-slugs.ts';
import type { KindId } from './kinds.ts';

/** The kinds of offices that decide in the matter of a service, the one that its customer meets first at the top. */
export const serviceKinds = {
  'gst-registration': ['central-gst', 'state-gst', 'gst-biometric', 'local-body'],
  'gst-returns': ['central-gst', 'central-gst-division', 'state-gst'],
  // The officer who sends a notice is named in it; what the notice does not say is where an appeal goes.
  'gst-notices': ['central-gst', 'central-gst-appeal', 'state-gst-appeal', 'gst-tribunal'],
  // Customs pays back the IGST on exported goods.
  'gst-refunds': ['central-gst', 'state-gst', 'customs'],
  'income-tax-filing': ['return-processing', 'income-tax', 'income-tax-tribunal'],
  // Employers deduct professional tax from the same wages.
  'pf-esi-services': ['provident-fund', 'state-insurance', 'local-body'],
  'tds-tcs-returns': ['tds-processing', 'tds-officer'],
  'company-registration': ['registrar', 'regional-director', 'company-tribunal'],
  'accounting-bookkeeping': [],
  'udyam-registration': ['industries-centre'],
  'iec-registration': ['foreign-trade', 'customs', 'customs-station'],
} as const satisfies Record<ServiceSlug, readonly KindId[]>;
