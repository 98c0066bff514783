import { companyEntries } from './company.ts';
import { dueDateEntries } from './due-dates.ts';
import type { Entry } from './entry.ts';
import { gstEntries } from './gst.ts';
import { incomeTaxEntries } from './income-tax.ts';
import { incomeTaxToolEntries } from './income-tax-tools.ts';
import { pfEsiEntries } from './pf-esi.ts';
import { tcsEntries } from './tcs.ts';
import { tdsEntries } from './tds.ts';
import { tdsRateEntries } from './tds-rates.ts';
import { udyamIecEntries } from './udyam-iec.ts';

/** The law as the site knows it, each fact once. */
export const register = {
  ...gstEntries,
  ...incomeTaxEntries,
  ...incomeTaxToolEntries,
  ...tdsEntries,
  ...tdsRateEntries,
  ...tcsEntries,
  ...pfEsiEntries,
  ...companyEntries,
  ...udyamIecEntries,
  ...dueDateEntries,
} as const satisfies Record<string, Entry>;

/** The id of a fact of law. */
export type LawId = keyof typeof register;
