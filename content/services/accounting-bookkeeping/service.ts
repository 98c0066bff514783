import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'Accounting & Book-keeping' satisfies ContactOption;

export const facts = {
  category: 'accounting',
  companions: ['gst-returns', 'tds-tcs-returns', 'income-tax-filing', 'pf-esi-services'],
  offices: [],
} as const satisfies ServiceFacts;
