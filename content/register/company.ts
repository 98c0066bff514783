import type { Entry } from './entry.ts';
import { specified } from './specified.ts';
import { cases, count, days, months, rupees, workingDays } from './values.ts';

/** Company law. */
export const companyEntries = {
  'company.private-directors': specified('mca', { value: count(2), words: '{} directors' }),
  'company.private-shareholders': specified('mca', { value: count(2), words: '{} shareholders' }),
  'company.private-max': specified('mca', { value: count(200), words: '{} shareholders' }),
  'company.partnership-max': specified('mca', { value: count(50), words: '{} partners' }),
  'company.llp-min': specified('mca', { value: count(2), words: '{} partners' }),
  'company.llp-max': specified('mca', { words: 'No maximum' }),
  'company.annual-return-due': specified('mca', { value: days(60), words: 'Within {} of the AGM' }),
  'company.annual-return-penalty': specified('mca', {
    value: cases({ perDay: rupees(100), least: rupees(5000) }),
    words: '{perDay} per day, minimum {least}',
  }),
  'company.aoc4-due': specified('mca', { value: days(30), words: 'Within {} of the AGM' }),
  'company.agm-due': specified('mca', { value: months(6), words: 'Within {} of the financial year end' }),
  'company.agm-penalty': specified('mca', {
    value: cases({ fixed: rupees(100_000), perDay: rupees(5000) }),
    words: '{fixed} plus {perDay} per day',
  }),
  'company.registration-time': specified('mca', { value: workingDays(10, 15) }),
  'company.llp-time': specified('mca', { value: workingDays(15, 20) }),
  'company.authorised-capital': specified('mca', { value: rupees(1000) }),
  'company.paid-up-capital': specified('mca', { value: rupees(100) }),
} as const satisfies Record<string, Entry>;
