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

export const priceUnits: Partial<Record<ServiceSlug, string>> = {
  'gst-registration': 'ஒரு முறை',
  'gst-notices': 'ஒரு நோட்டீஸுக்கு',
  'gst-refunds': 'ஒரு விண்ணப்பத்துக்கு',
  'income-tax-filing': 'ஒரு ரிட்டர்னுக்கு',
  'company-registration': 'ஒரு முறை',
  'udyam-registration': 'ஒரு முறை',
  'iec-registration': 'ஒரு முறை',
};
