/** Turns values of the register into rules; a value of another kind gives none. */
import type { Value } from '../register/values.ts';
import type { Rule, Span } from './rule.ts';

type Read = Value | undefined;

/** Returns the rule of a day of the month after each period, or after those that end with certain months (from 1). */
export const dayAfter = (of: Span, value: Read, ending?: readonly number[]): readonly Rule[] =>
  value?.kind === 'day-of-next-month'
    ? [{ of, kind: 'day-of-next-month', day: value.day, ...(ending ? { ending } : {}) }]
    : [];

type Dates = Extract<Rule, { kind: 'dates' }>;

/** Returns a rule for one day or several of the year; each period is due on the next of them. */
export const dates = (of: Span, value: Read, rest: Pick<Dates, 'after' | 'every' | 'ending'> = {}): readonly Rule[] => {
  if (value?.kind === 'dates') return [{ of, kind: 'dates', dates: value.dates, ...rest }];
  return value?.kind === 'date'
    ? [{ of, kind: 'dates', dates: [{ month: value.month, day: value.day }], ...rest }]
    : [];
};

/** Returns the rule of the last day that is so many months after each period, and so many days after that. */
export const after = (of: Span, months: Read, ...days: readonly Read[]): readonly Rule[] => {
  const counts = days.flatMap((value) => (value?.kind === 'days' ? [value.to] : []));
  if (months?.kind !== 'months' || counts.length < days.length) return [];
  return [{ of, kind: 'after', months: months.months, days: counts.reduce((sum, each) => sum + each, 0) }];
};

/** Returns a rule for so many days after the end of each period, and so many after those. */
export const daysAfter = (of: Span, ...days: readonly Read[]): readonly Rule[] =>
  after(of, { kind: 'months', months: 0 }, ...days);

/** Returns the value of one case, or the value itself if it tells no cases apart. */
export const inCase = (name: string, value: Read): Read => (value?.kind === 'cases' ? value.cases[name] : value);
