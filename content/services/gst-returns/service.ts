import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'GST Returns Filing' satisfies ContactOption;

export const facts = {
  category: 'compliance',
  companions: ['accounting-bookkeeping', 'gst-notices', 'gst-refunds', 'tds-tcs-returns'],
  offices: ['central-gst', 'central-gst-division', 'state-gst'],
  example: {
    tool: 'gst-late-fee',
    typed: {
      filer: 'monthly',
      form: 'gstr-3b',
      month: '2026-08',
      filed: '2026-10-05',
      turnover: '80 lakh',
      tax: '40000',
    },
  },
} as const satisfies ServiceFacts;
