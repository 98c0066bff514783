import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'Income Tax Filing' satisfies ContactOption;

export const facts = {
  category: 'tax',
  companions: ['tds-tcs-returns', 'accounting-bookkeeping', 'gst-returns', 'company-registration'],
  offices: ['return-processing', 'income-tax', 'income-tax-tribunal'],
  example: {
    tool: 'advance-tax',
    typed: {
      year: '2025-26',
      who: 'others',
      tax: '40000',
      tds: '34000',
      late: 'yes',
      whose: 'business',
      income: '8 lakh',
      filed: '2026-10-05',
      rest: '2026-10-05',
    },
  },
} as const satisfies ServiceFacts;
