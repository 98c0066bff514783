import { companyEntries } from './company.ts';
import type { Entry } from './entry.ts';
import { firmEntries } from './firm.ts';
import { gstEntries } from './gst.ts';
import { incomeTaxEntries } from './income-tax.ts';
import { pfEsiEntries } from './pf-esi.ts';
import { priceEntries } from './prices.ts';
import { udyamIecEntries } from './udyam-iec.ts';

/** Every figure, date, rate, limit and claim of the site as specified, typed in once. */
export const register = {
  ...firmEntries,
  ...priceEntries,
  ...gstEntries,
  ...incomeTaxEntries,
  ...pfEsiEntries,
  ...companyEntries,
  ...udyamIecEntries,
} as const satisfies Record<string, Entry>;

/** The id of an entry. */
export type FactId = keyof typeof register;
