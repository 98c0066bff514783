import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'Company Registration' satisfies ContactOption;

export const facts = {
  category: 'registration',
  companions: ['gst-registration', 'udyam-registration', 'pf-esi-services', 'accounting-bookkeeping'],
  offices: ['registrar', 'regional-director', 'company-tribunal'],
} as const satisfies ServiceFacts;
