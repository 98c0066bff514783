import { companyJurisdictions } from './company.ts';
import { gstJurisdictions } from './gst.ts';
import { incomeTaxJurisdictions } from './income-tax.ts';
import { localJurisdictions } from './local.ts';
import type { Jurisdiction } from './record.ts';
import { staffJurisdictions } from './staff.ts';
import { tradeJurisdictions } from './trade.ts';

/** The offices that decide each matter, as far as they are known: an office that is not here stays open. */
export const jurisdictions: readonly Jurisdiction[] = [
  ...gstJurisdictions,
  ...incomeTaxJurisdictions,
  ...companyJurisdictions,
  ...staffJurisdictions,
  ...localJurisdictions,
  ...tradeJurisdictions,
];
