import type { ServiceSlug } from './service-index/en.ts';
import type { ToolSlug } from './tool-index/en.ts';

/** A case that a tool works out for a service's page. */
interface ToolExample {
  readonly tool: ToolSlug;
  /** The answers, as they are typed into the tool. */
  readonly typed: Readonly<Record<string, string>>;
}

/** A month of an exporter whose refund is worked out; rupees and percent. */
interface RefundExample {
  readonly month: string;
  readonly purchases: readonly { readonly amount: number; readonly rate: number }[];
  readonly exports: number;
  readonly sales: { readonly amount: number; readonly rate: number };
}

/** The worked examples of service pages; what each is about is told in `pages/service/en.ts`. */
export const serviceExamples = {
  'gst-returns': {
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
  'gst-refunds': {
    month: '2026-10',
    purchases: [
      { amount: 700_000, rate: 5 },
      { amount: 150_000, rate: 18 },
    ],
    exports: 800_000,
    sales: { amount: 200_000, rate: 5 },
  },
  'income-tax-filing': {
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
  'tds-tcs-returns': {
    tool: 'tds-late-fee',
    typed: { what: 'residents', quarter: '2026-06', done: '2026-08-20', tax: '30000' },
  },
  'pf-esi-services': {
    tool: 'pf-esi',
    typed: { month: '2026-10', wages: '12000 14500\n16000 19800\n25000 36000' },
  },
} as const satisfies Partial<Record<ServiceSlug, ToolExample | RefundExample>>;

/** A service whose page has a worked example. */
export type ExampleService = keyof typeof serviceExamples;
