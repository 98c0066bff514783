import { companyJurisdictions } from './company.ts';
import { gstJurisdictions } from './gst.ts';
import { incomeTaxJurisdictions } from './income-tax.ts';
import { localJurisdictions } from './local.ts';
import type { Jurisdiction } from './record.ts';
import { staffJurisdictions } from './staff.ts';
import { tradeJurisdictions } from './trade.ts';

/** Which office decides a matter, as far as it is known: an office that is not here stays open. */
export const jurisdictions: readonly Jurisdiction[] = [
  ...gstJurisdictions,
  ...incomeTaxJurisdictions,
  ...companyJurisdictions,
  ...staffJurisdictions,
  ...localJurisdictions,
  ...tradeJurisdictions,
];
