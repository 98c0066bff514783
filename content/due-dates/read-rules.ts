/** How a value of the register becomes a rule; `undefined` where it is of another kind. */
import type { Value } from '../register/values.ts';
import type { Rule, Span } from './rule.ts';

type Read = Value | undefined;

/** A day of the month after each period. */
export const dayAfter = (of: Span, value: Read): Rule | undefined =>
  value?.kind === 'day-of-next-month' ? { of, kind: 'day-of-next-month', day: value.day } : undefined;

/** One day or several of the year, the next of them after each period. */
export const datesAfter = (of: Span, ...values: readonly Read[]): Rule | undefined => {
  const dates = values.flatMap((value) => {
    if (value?.kind === 'dates') return value.dates;
    return value?.kind === 'date' ? [{ month: value.month, day: value.day }] : [];
  });
  return dates.length >= values.length ? { of, kind: 'dates', dates } : undefined;
};

/** The last day that is so many months after the financial year, and so many days after that. */
export const afterYear = (months: Read, ...days: readonly Read[]): Rule | undefined => {
  const counts = days.flatMap((value) => (value?.kind === 'days' ? [value.to] : []));
  if (months?.kind !== 'months' || counts.length < days.length) return undefined;
  return { of: 'year', kind: 'after', months: months.months, days: counts.reduce((sum, each) => sum + each, 0) };
};

/** What a value says of one case, or of all where it tells no cases apart. */
export const inCase = (name: string, value: Read): Read => (value?.kind === 'cases' ? value.cases[name] : value);
