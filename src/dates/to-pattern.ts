import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { addDays, dayIn } from './days.ts';
import { occurrences } from './occurrences.ts';
import { endsPeriod } from './periods.ts';
import { patternDays, type YearPattern } from './year-pattern.ts';

/** For how many days a page can be kept: longer than the rarest due date takes to come twice. */
const REACH = 2_600;
const HUNDRED = 100;
const FEBRUARY = 2;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** No leap year. */
const SAMPLE_YEAR = 2026;

/** A day of the year as a pattern writes it; the last of February, 28 or 29, is the day before 1 March. */
const numberOf = (month: number, day: number): number => {
  const of = ((month - 1) % 12) + 1;
  if (of === FEBRUARY && day > 28) return (FEBRUARY + 1) * HUNDRED;
  return of * HUNDRED + Math.min(day, Number(dayIn(SAMPLE_YEAR, of, 31).slice(8)));
};

const daysOf = (rule: Rule): number[] => {
  const ends = MONTHS.filter((month) => endsPeriod(rule.of, { year: SAMPLE_YEAR, month })).filter(
    (month) => rule.ending?.includes(month) ?? true,
  );
  switch (rule.kind) {
    case 'day-of-next-month':
      return ends.map((month) => numberOf(month + 1, rule.day));
    case 'dates':
      return rule.dates.map(({ month, day }) => numberOf(month, day));
    case 'after':
      // So many days after the end of a month: that day of the next one, also where it has fewer.
      return ends.map((month) => (((month + rule.months) % 12) + 1) * HUNDRED + rule.days);
  }
};

/** The days of the year of some rules, shortest. */
const yearOf = (rules: readonly Rule[]): YearPattern => {
  const days = rules.flatMap(daysOf).toSorted((a, b) => a - b);
  const [first = 0] = days;
  const isMonthly = days.length === MONTHS.length && days.every((day) => day % HUNDRED === first % HUNDRED);
  return isMonthly && first % HUNDRED > 0 ? String(first % HUNDRED) : days.join();
};

/**
 * A schedule in the form in which a page carries it, for some years from a day on: by the days of the year where it has
 * such, else as a list, for example while a date is moved.
 */
export const toPattern = (schedule: Schedule, from: Day): YearPattern => {
  const to = addDays(from, REACH);
  const listed = occurrences(schedule, from, to)
    .map(({ on }) => on)
    .join();
  const year = yearOf(schedule.rules.filter(({ until = to }) => until >= from));
  return patternDays(year, from, to).join() === listed ? year : listed;
};
