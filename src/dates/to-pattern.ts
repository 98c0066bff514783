import type { Rule, Schedule } from '../../content/due-dates/rule.ts';
import { occurrences } from './occurrences.ts';
import { type DayOfYear, patternDays, type YearPattern } from './year-pattern.ts';

/** Whole years with leap days among them. */
const [FIRST, LAST] = ['2026-01-01', '2037-12-31'];

/** The days of the year of a rule; of months of several lengths the longest counts. */
const daysOf = (rule: Rule): DayOfYear[] => {
  const longest = new Map<number, number>();
  for (const { on } of occurrences({ rules: [rule], moved: [] }, FIRST, LAST)) {
    const [month, day] = [Number(on.slice(5, 7)), Number(on.slice(8))];
    longest.set(month, Math.max(day, longest.get(month) ?? 0));
  }
  return [...longest].toSorted(([a], [b]) => a - b);
};

/**
 * A schedule in the form in which a page carries it.
 * @throws RangeError for a rule that falls on other days in leap years: a page could not say it
 */
export const toPattern = ({ rules, moved }: Schedule): YearPattern => {
  const parts = rules.map(({ from, until, ...always }) => {
    const days = daysOf(always);
    const byRule = occurrences({ rules: [always], moved: [] }, FIRST, LAST).map(({ on }) => on);
    if (patternDays({ parts: [{ days }], moved: [] }, FIRST, LAST).join() !== byRule.join())
      throw new RangeError(`No same days every year: ${JSON.stringify(always)}`);
    return { days, ...(from ? { from } : {}), ...(until ? { until } : {}) };
  });
  return { parts, moved: moved.map(({ was, on }) => ({ was, on })) };
};
