import type { Entry } from '../../register/entry.ts';
import type { FactId } from '../../register/register.ts';
import { companyEntries } from './company.ts';
import { firmEntries } from './firm.ts';
import { gstEntries } from './gst.ts';
import { incomeTaxEntries } from './income-tax.ts';
import { pfEsiEntries } from './pf-esi.ts';
import { priceEntries } from './prices.ts';
import { udyamIecEntries } from './udyam-iec.ts';

export type { FactId } from '../../register/register.ts';

/** The register in Tamil wording. */
export const register = {
  ...firmEntries,
  ...priceEntries,
  ...gstEntries,
  ...incomeTaxEntries,
  ...pfEsiEntries,
  ...companyEntries,
  ...udyamIecEntries,
} satisfies Record<FactId, Entry>;
