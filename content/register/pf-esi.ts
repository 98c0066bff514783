import type { Entry } from './entry.ts';
import { specified } from './specified.ts';
import {
  count,
  dayOfNextMonth,
  days,
  percent,
  percentAMonth,
  percentAYear,
  percentRange,
  rupees,
  rupeesAMonth,
  workingDays,
} from './values.ts';

/** Provident fund and state insurance. */
export const pfEsiEntries = {
  'pf-esi.law': specified(
    'epfo',
    { words: 'Both schemes now stand under the Code on Social Security, 2020. They remain separate' },
    '2025-11-21',
  ),
  'pf.employees': specified('epfo', { value: count(20), words: '{}+ employees' }),
  'pf.employee-rate': specified('epfo', { value: percent(12) }),
  'pf.employer-rate': specified('epfo', {
    value: percent(12),
    words: '{}, with EDLI and administration charges on top',
  }),
  'pf.registration-limit': specified('epfo', { value: days(30) }),
  'pf.registration-fine': specified('epfo', { value: rupees(10_000), words: 'up to {}' }),
  'pf.return-due': specified('epfo', { value: dayOfNextMonth(15) }),
  'pf.damages': {
    ...specified('epfo', { value: percentAMonth(1) }, '2024-06-14'),
    before: [{ until: '2024-06-13', value: percentAYear(17) }],
  },
  'pf.registration-time': specified('epfo', { value: workingDays(7, 15) }),
  'esi.employees': specified('esic', { value: count(10), words: '{}+ employees' }),
  'esi.wage-limit': specified('esic', { value: rupeesAMonth(21_000) }),
  'esi.employee-rate': specified('esic', { value: percent(0.75) }),
  'esi.employer-rate': specified('esic', { value: percent(3.25) }),
  'esi.registration-limit': specified('esic', { value: days(15) }),
  'esi.registration-fine': specified('esic', { value: rupees(25_000), words: 'up to {}' }),
  'esi.return-due': specified('esic', { value: dayOfNextMonth(15) }),
  'esi.interest': specified('esic', { value: percentAYear(12) }),
  'esi.registration-time': specified('esic', { value: workingDays(10, 20) }),
  'bonus.rate': specified('labour', { value: percentRange(8.33, 20) }, '2025-11-21'),
} as const satisfies Record<string, Entry>;
