import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'GST Registration' satisfies ContactOption;

export const facts = {
  category: 'registration',
  companions: ['gst-returns', 'udyam-registration', 'accounting-bookkeeping', 'iec-registration'],
  offices: ['central-gst', 'state-gst', 'gst-biometric', 'local-body'],
} as const satisfies ServiceFacts;
