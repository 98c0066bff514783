/** From rules to days. Small and without content: pages work their dates out on the device with it. */
import type { Day, Occurrence, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { addDays, dayIn, LONGEST_WAIT } from './days.ts';
import { endOf, endOfPeriod, endsPeriod, periodEnding } from './periods.ts';

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));

const dueAfter = (rule: Rule, end: Day): Day => {
  const [year, month] = [yearOf(end), monthOf(end)];
  switch (rule.kind) {
    case 'day-of-next-month':
      return dayIn(year, month + 1, rule.day);
    case 'dates': {
      const days = [year, year + 1].flatMap((each) => rule.dates.map((date) => dayIn(each, date.month, date.day)));
      return days.sort().find((day) => day > end) ?? end;
    }
    case 'after':
      return addDays(dayIn(year, month + rule.months, 31), rule.days);
  }
};

/** How many months a return may fall due after its period, at most. */
const reach = (rule: Rule): number => (rule.kind === 'after' ? rule.months + Math.ceil(rule.days / 28) + 1 : 13);

const holdsOn = ({ from, until }: Rule, day: Day): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

/**
 * The day by which the return of one period is due by the rules.
 * @param period its name, for example "2026-10"
 * @returns `undefined` where no rule has such a period
 */
export const dueByRule = (rules: readonly Rule[], period: string): Day | undefined => {
  for (const rule of rules) {
    const end = endOfPeriod(rule.of, period);
    const on = end && dueAfter(rule, end);
    if (on && holdsOn(rule, on)) return on;
  }
  return undefined;
};

const byRule = (rule: Rule, from: Day, to: Day): Occurrence[] => {
  const found: Occurrence[] = [];
  const last = yearOf(to) * 12 + monthOf(to);
  for (let index = yearOf(from) * 12 + monthOf(from) - reach(rule); index <= last; index += 1) {
    const month = { year: Math.floor((index - 1) / 12), month: ((index - 1) % 12) + 1 };
    if (!endsPeriod(rule.of, month)) continue;
    const on = dueAfter(rule, endOf(month));
    if (holdsOn(rule, on) && from <= on && on <= to) found.push({ period: periodEnding(rule.of, month), on });
  }
  return found;
};

/**
 * The days of a due date between two days, both of them included, in their order.
 * @param from ISO date
 * @param to ISO date
 */
export const occurrences = ({ rules, moved }: Schedule, from: Day, to: Day): Occurrence[] =>
  [
    ...rules
      .flatMap((rule) => byRule(rule, from, to))
      .filter(({ period }) => !moved.some((other) => other.period === period)),
    ...moved.filter(({ on }) => from <= on && on <= to),
  ].sort((a, b) => (a.on < b.on ? -1 : 1));

/**
 * The first day of a due date that has not passed.
 * @param today ISO date; what is due today is next
 * @returns `undefined` while the date is being confirmed
 */
export const nextOccurrence = (schedule: Schedule, today: Day): Occurrence | undefined =>
  occurrences(schedule, today, addDays(today, LONGEST_WAIT))[0];
