/** For page and server: browsers get the days alone. */

import type { DueId } from '../../content/due-dates/dues.ts';
import type { Day } from '../../content/due-dates/rule.ts';
import { dueByRule } from '../dates/occurrences.ts';
import { dueOf, scheduleOf } from '../dates/schedule.ts';

export type TaxYear = '2025-26' | '2026-27';

export const afterYear = (year: TaxYear): Day => `${Number(year.slice(0, 4)) + 1}-04-01`;

export type ReturnKind = 'individual' | 'business' | 'audit' | 'transfer-pricing' | 'belated';

/** By the rule, and as the government has set it for this year instead. */
export interface ReturnDay {
  readonly rule: Day;
  readonly moved: Day | null;
}

export type ReturnDays = Readonly<Record<TaxYear, Readonly<Record<ReturnKind, ReturnDay>>>>;

const dues = {
  individual: 'itr-individual',
  business: 'itr-business',
  audit: 'itr-audit',
  'transfer-pricing': 'itr-transfer-pricing',
  belated: 'itr-belated',
} as const satisfies Record<ReturnKind, DueId>;

const dayOf = (kind: ReturnKind, year: TaxYear): ReturnDay => {
  const { rules, moved } = scheduleOf(dueOf(dues[kind]));
  const rule = dueByRule(rules, year);
  if (!rule) throw new RangeError(`No return of ${year} is due by "${dues[kind]}"`);
  return { rule, moved: moved.find(({ period }) => period === year)?.on ?? null };
};

export const returnDays = (): ReturnDays => {
  // Built from the keys of the type.
  const of = (year: TaxYear) =>
    Object.fromEntries(
      (Object.keys(dues) as ReturnKind[]).map((kind) => [kind, dayOf(kind, year)]),
    ) as ReturnDays[TaxYear];
  return { '2025-26': of('2025-26'), '2026-27': of('2026-27') };
};
