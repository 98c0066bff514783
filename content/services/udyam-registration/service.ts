import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'General Inquiry' satisfies ContactOption;

export const facts = {
  category: 'registration',
  companions: ['gst-registration', 'company-registration', 'accounting-bookkeeping', 'iec-registration'],
  offices: ['industries-centre'],
} as const satisfies ServiceFacts;
