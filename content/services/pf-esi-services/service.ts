import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'PF ESI Services' satisfies ContactOption;

export const facts = {
  category: 'compliance',
  companions: ['accounting-bookkeeping', 'tds-tcs-returns', 'company-registration', 'udyam-registration'],
  // Employers deduct professional tax from the same wages.
  offices: ['provident-fund', 'state-insurance', 'local-body'],
  example: {
    tool: 'pf-esi',
    typed: { month: '2026-10', wages: '12000 14500\n16000 19800\n25000 36000' },
  },
} as const satisfies ServiceFacts;
