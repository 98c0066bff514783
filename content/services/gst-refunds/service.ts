import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'GST Refunds' satisfies ContactOption;

export const facts = {
  category: 'compliance',
  companions: ['gst-returns', 'iec-registration', 'gst-notices', 'accounting-bookkeeping'],
  // Customs pays back the IGST on exported goods; an appeal for a rejected claim can end at the Tribunal.
  offices: ['central-gst', 'state-gst', 'customs', 'gst-tribunal'],
  example: {
    month: '2026-10',
    purchases: [
      { amount: 700_000, rate: 5 },
      { amount: 150_000, rate: 18 },
    ],
    exports: 800_000,
    sales: { amount: 200_000, rate: 5 },
  },
} as const satisfies ServiceFacts;
