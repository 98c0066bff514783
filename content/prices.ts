import { fact, figure } from './facts.ts';
import type { ServiceSlug } from './service-index.ts';

/** A starting price: as read, and in rupees. */
export interface StartingPrice {
  readonly text: string;
  readonly amount: number;
}

/**
 * What a starting price is for, where that is plain. The unit of the others, and whether GST comes on top, are the
 * owner's to say.
 */
export const priceUnits: Partial<Record<ServiceSlug, string>> = {
  'gst-registration': 'once',
  'gst-notices': 'for a notice',
  'gst-refunds': 'for a claim',
  'income-tax-filing': 'for a return',
  'company-registration': 'once',
  'udyam-registration': 'once',
  'iec-registration': 'once',
};

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

/** A price range: as written, and its upper end in rupees. The lower end is the starting price. */
export interface PriceRange {
  readonly text: string;
  readonly high: number;
}

/** What structured data says of a service's price, where a range is given; the others carry their starting price. */
export const priceRanges: Partial<Record<ServiceSlug, PriceRange>> = {
  'gst-registration': { text: fact('price-range.gst-registration'), high: figure('price-range.gst-registration') },
  'gst-returns': { text: fact('price-range.gst-returns'), high: figure('price-range.gst-returns') },
  'gst-notices': { text: fact('price-range.gst-notices'), high: figure('price-range.gst-notices') },
  'gst-refunds': { text: fact('price-range.gst-refunds'), high: figure('price-range.gst-refunds') },
  'pf-esi-services': { text: fact('price-range.pf-esi-services'), high: figure('price-range.pf-esi-services') },
  'tds-tcs-returns': { text: fact('price-range.tds-tcs-returns'), high: figure('price-range.tds-tcs-returns') },
  'accounting-bookkeeping': {
    text: `${fact('price-range.accounting-bookkeeping')}, packages from ${fact('price.accounting-package-month')} a month`,
    high: figure('price-range.accounting-bookkeeping'),
  },
};
