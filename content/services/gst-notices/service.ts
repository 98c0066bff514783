import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'GST Notices & Appeals' satisfies ContactOption;

export const facts = {
  category: 'compliance',
  companions: ['gst-returns', 'gst-refunds', 'accounting-bookkeeping', 'income-tax-filing'],
  // The officer who sends a notice is named in it; what the notice does not say is where an appeal goes.
  offices: ['central-gst', 'central-gst-appeal', 'state-gst-appeal', 'gst-tribunal'],
} as const satisfies ServiceFacts;
