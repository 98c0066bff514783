import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'General Inquiry' satisfies ContactOption;

export const facts = {
  category: 'registration',
  companions: ['gst-registration', 'gst-refunds', 'company-registration', 'udyam-registration'],
  offices: ['foreign-trade', 'customs', 'customs-station'],
} as const satisfies ServiceFacts;
