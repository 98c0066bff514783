import type { pfEsiEntries as english } from '../../register/pf-esi.ts';
import { type Entry, law, offices } from './entry.ts';
import { count, dayOfNextMonth, days, percent, percentAYear, rupees, rupeesAMonth, workingDays } from './values.ts';

const { epfo, esic } = offices;

/** Provident fund and state insurance. */
export const pfEsiEntries = {
  'pf-esi.law': law(epfo, 'இரண்டும் தனித்தனித் திட்டங்கள்'),
  'pf.employees': law(epfo, count(20), '{}+ ஊழியர்கள்'),
  'pf.employee-rate': law(epfo, percent(12)),
  'pf.employer-rate': law(epfo, percent(12)),
  'pf.registration-limit': law(epfo, days(30)),
  'pf.registration-fine': law(epfo, rupees(10_000), '{} வரை'),
  'pf.return-due': law(epfo, dayOfNextMonth(25)),
  'pf.damages': law(epfo, percentAYear(17)),
  'pf.registration-time': law(epfo, workingDays(7, 15)),
  'esi.employees': law(esic, count(10), '{}+ ஊழியர்கள்'),
  'esi.wage-limit': law(esic, rupeesAMonth(25_000)),
  'esi.employee-rate': law(esic, percent(0.75)),
  'esi.employer-rate': law(esic, percent(3.25)),
  'esi.registration-limit': law(esic, days(15)),
  'esi.registration-fine': law(esic, rupees(25_000), '{} வரை'),
  'esi.return-due': law(esic, dayOfNextMonth(21)),
  'esi.interest': law(esic, percentAYear(12)),
  'esi.registration-time': law(esic, workingDays(10, 20)),
} as const satisfies Record<keyof typeof english, Entry>;
