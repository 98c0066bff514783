import type { ContactOption } from '../../contact-options.ts';
import type { ServiceFacts } from '../service.ts';

export const option = 'TDS TCS Returns' satisfies ContactOption;

export const facts = {
  category: 'tax',
  companions: ['income-tax-filing', 'accounting-bookkeeping', 'pf-esi-services', 'gst-returns'],
  offices: ['tds-processing', 'tds-officer'],
  example: {
    tool: 'tds-late-fee',
    typed: { what: 'residents', quarter: '2026-06', done: '2026-08-20', tax: '30000' },
  },
} as const satisfies ServiceFacts;
