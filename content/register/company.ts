import { type Entry, law, offices } from './entry.ts';
import { cases, count, days, months, rupees, workingDays } from './values.ts';

const { mca } = offices;

/** Company law. */
export const companyEntries = {
  'company.private-directors': law(mca, count(2), '{} directors'),
  'company.private-shareholders': law(mca, count(2), '{} shareholders'),
  'company.private-max': law(mca, count(200), '{} shareholders'),
  'company.partnership-max': law(
    mca,
    cases(
      { others: count(20), banking: count(50) },
      ({ others, banking }) => `${others} partners (${banking} for banking)`,
    ),
  ),
  'company.llp-min': law(mca, count(2), '{} partners'),
  'company.llp-max': law(mca, 'No maximum'),
  'company.annual-return-due': law(mca, days(60), 'Within {} of the AGM'),
  'company.annual-return-penalty': law(
    mca,
    cases({ perDay: rupees(100), least: rupees(5000) }, ({ perDay, least }) => `${perDay} per day, minimum ${least}`),
  ),
  'company.aoc4-due': law(mca, days(30), 'Within {} of the AGM'),
  'company.agm-due': law(mca, months(6), 'Within {} of the financial year end'),
  'company.agm-penalty': law(
    mca,
    cases({ fixed: rupees(100_000), perDay: rupees(5000) }, ({ fixed, perDay }) => `${fixed} plus ${perDay} per day`),
  ),
  'company.registration-time': law(mca, workingDays(10, 15)),
  'company.llp-time': law(mca, workingDays(15, 20)),
  'company.authorised-capital': law(mca, rupees(1000)),
  'company.paid-up-capital': law(mca, rupees(100)),
} as const satisfies Record<string, Entry>;
