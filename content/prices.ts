import { fact, figure } from './facts.ts';
import type { ServiceSlug } from './service-index.ts';

/** A starting price: as read, and in rupees. */
export interface StartingPrice {
  readonly text: string;
  readonly amount: number;
}

/** The starting price of each service; shown on city pages only. */
export const startingPrices = {
  'gst-registration': { text: fact('price.gst-registration'), amount: figure('price.gst-registration') },
  'gst-returns': { text: fact('price.gst-returns'), amount: figure('price.gst-returns') },
  'gst-notices': { text: fact('price.gst-notices'), amount: figure('price.gst-notices') },
  'gst-refunds': { text: fact('price.gst-refunds'), amount: figure('price.gst-refunds') },
  'income-tax-filing': { text: fact('price.income-tax-filing'), amount: figure('price.income-tax-filing') },
  'pf-esi-services': { text: fact('price.pf-esi-services'), amount: figure('price.pf-esi-services') },
  'tds-tcs-returns': { text: fact('price.tds-tcs-returns'), amount: figure('price.tds-tcs-returns') },
  'company-registration': { text: fact('price.company-registration'), amount: figure('price.company-registration') },
  'accounting-bookkeeping': {
    text: fact('price.accounting-bookkeeping'),
    amount: figure('price.accounting-bookkeeping'),
  },
  'udyam-registration': { text: fact('price.udyam-registration'), amount: figure('price.udyam-registration') },
  'iec-registration': { text: fact('price.iec-registration'), amount: figure('price.iec-registration') },
} as const satisfies Record<ServiceSlug, StartingPrice>;

/** What structured data says of a service's price, where a range is given; the others carry their starting price. */
export const priceRanges: Partial<Record<ServiceSlug, string>> = {
  'gst-registration': fact('price-range.gst-registration'),
  'gst-returns': fact('price-range.gst-returns'),
  'gst-notices': fact('price-range.gst-notices'),
  'gst-refunds': fact('price-range.gst-refunds'),
  'pf-esi-services': fact('price-range.pf-esi-services'),
  'tds-tcs-returns': fact('price-range.tds-tcs-returns'),
  'accounting-bookkeeping': `${fact('price-range.accounting-bookkeeping')}, packages from ${fact('price.accounting-package-month')} a month`,
};
