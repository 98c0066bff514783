/** For page and server: browsers get the days alone. */

import type { DueId } from '../../content/due-dates/dues/en.ts';
import type { Day } from '../../content/due-dates/rule.ts';
import { dueByRule } from '../dates/occurrences.ts';
import { dueOf, scheduleOf } from '../dates/schedule.ts';

export type TaxYear = '2025-26' | '2026-27';

export const afterYear = (year: TaxYear): Day => `${Number(year.slice(0, 4)) + 1}-04-01`;

/** By the rule, and as the government has set it for this year instead. */
const dayOf = (due: DueId, year: TaxYear) => {
  const { rules, moved } = scheduleOf(dueOf(due));
  const rule = dueByRule(rules, year);
  if (!rule) throw new RangeError(`No return of ${year} is due by "${due}"`);
  return { rule, moved: moved.find(({ period }) => period === year)?.on ?? null };
};

const daysOf = (year: TaxYear) => ({
  individual: dayOf('itr-individual', year),
  business: dayOf('itr-business', year),
  audit: dayOf('itr-audit', year),
  'transfer-pricing': dayOf('itr-transfer-pricing', year),
  belated: dayOf('itr-belated', year),
});

export type ReturnKind = keyof ReturnType<typeof daysOf>;

export const returnDays = () => ({ '2025-26': daysOf('2025-26'), '2026-27': daysOf('2026-27') });
