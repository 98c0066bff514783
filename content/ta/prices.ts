import { priceRanges as english, type PriceRange, startingPrices } from '../prices.ts';
import type { ServiceSlug } from '../service-index.ts';
import { fact, figure } from './facts.ts';

export { startingPrices };

export const priceRanges: Partial<Record<ServiceSlug, PriceRange>> = {
  ...english,
  'accounting-bookkeeping': {
    text: `${fact('price-range.accounting-bookkeeping')}, தொகுப்புச் சேவை மாதம் ${fact('price.accounting-package-month')} முதல்`,
    high: figure('price-range.accounting-bookkeeping'),
  },
};
