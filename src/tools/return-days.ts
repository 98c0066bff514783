/** Runs at build and on the server only: browsers get the finished days. */
import type { DueId } from '../../content/due-dates/dues/en.ts';
import type { Schedule } from '../../content/due-dates/rule.ts';
import { dueByRule } from '../dates/occurrences.ts';
import type { TaxYear } from './tax-years.ts';

type ScheduleOf = (due: DueId) => Schedule;

/** Returns the due day by the rule, and the day that the government has set for this year instead. */
const findDay = (schedule: ScheduleOf, due: DueId, year: TaxYear) => {
  const { rules, moved } = schedule(due);
  const rule = dueByRule(rules, year);
  if (!rule) throw new RangeError(`No return of ${year} is due by "${due}"`);
  return { rule, moved: moved.find(({ period }) => period === year)?.on ?? null };
};

const listDays = (schedule: ScheduleOf, year: TaxYear) => ({
  individual: findDay(schedule, 'itr-individual', year),
  business: findDay(schedule, 'itr-business', year),
  audit: findDay(schedule, 'itr-audit', year),
  'transfer-pricing': findDay(schedule, 'itr-transfer-pricing', year),
  belated: findDay(schedule, 'itr-belated', year),
});

export type ReturnKind = keyof ReturnType<typeof listDays>;

/** Returns the days by which the returns of each year are due. */
export const returnDays = (schedule: ScheduleOf) => ({
  '2025-26': listDays(schedule, '2025-26'),
  '2026-27': listDays(schedule, '2026-27'),
});
