import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'GST Notices & Appeals' satisfies ContactOption;

export const facts = {
  category: 'compliance',
  companions: ['gst-returns', 'gst-refunds', 'accounting-bookkeeping', 'income-tax-filing'],
  // A notice comes from the Centre or the State, and the first appeal goes to the same side; a second appeal is rarer.
  offices: ['central-gst', 'state-gst', 'central-gst-appeal', 'state-gst-appeal'],
} as const satisfies ServiceFacts;
