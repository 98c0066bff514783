import { type Entry, own } from './entry.ts';
import { rupees, rupeesRange } from './values.ts';

/** Starting prices, and the ranges of the structured data. */
export const priceEntries = {
  'price.gst-registration': own(rupees(2500)),
  'price.gst-returns': own(rupees(1500)),
  'price.income-tax-filing': own(rupees(1500)),
  'price.company-registration': own(rupees(15_000)),
  'price.accounting-bookkeeping': own(rupees(5000)),
  'price.pf-esi-services': own(rupees(3000)),
  'price.tds-tcs-returns': own(rupees(2500)),
  'price.gst-notices': own(rupees(5000)),
  'price.gst-refunds': own(rupees(2000)),
  'price.udyam-registration': own(rupees(1500)),
  'price.iec-registration': own(rupees(2000)),
  'price.accounting-package-month': own(rupees(5000)),
  'price-range.gst-registration': own(rupeesRange(2500, 10_000)),
  'price-range.gst-returns': own(rupeesRange(1500, 5000)),
  'price-range.gst-notices': own(rupeesRange(5000, 25_000)),
  'price-range.gst-refunds': own(rupeesRange(2000, 10_000)),
  'price-range.pf-esi-services': own(rupeesRange(3000, 8000)),
  'price-range.tds-tcs-returns': own(rupeesRange(2500, 7500)),
  'price-range.accounting-bookkeeping': own(rupeesRange(5000, 15_000)),
} as const satisfies Record<string, Entry>;
