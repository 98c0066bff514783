import type { Day, Occurrence, Rule, Schedule, Span } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';
import { dayIn } from './months.ts';

const MARCH = 3;
const DECEMBER = 12;

const lengths = { month: 1, quarter: 3, half: 6, year: 12, 'calendar-year': 12 } as const satisfies Record<
  Span,
  number
>;

const readYear = (day: Day): number => Number(day.slice(0, 4));
const readMonth = (day: Day): number => Number(day.slice(5, 7));

/** Quarters, halves and financial years end in March too. */
const endsPeriod = (span: Span, month: number): boolean =>
  (month - (span === 'calendar-year' ? DECEMBER : MARCH) + 12) % lengths[span] === 0;

/** Returns the period that ends with the month of a day. */
export const periodEnding = (span: Span, day: Day): string => {
  const [year, month] = [readYear(day), readMonth(day)];
  if (span === 'month') return day.slice(0, 7);
  if (span === 'calendar-year') return String(year);
  const began = month > MARCH ? year : year - 1;
  const name = `${began}-${String((began + 1) % 100).padStart(2, '0')}`;
  return span === 'year' ? name : `${name}-${span[0]}${(((month - MARCH + 11) % 12) + 1) / lengths[span]}`;
};

const endOfPeriod = (span: Span, name: string): Day | undefined => {
  if (!/^\d{4}/.test(name)) return undefined;
  // A period ends in the first year of its name or in the next one.
  for (let month = 1; month <= 24; month += 1) {
    const end = dayIn(readYear(name), month, 31);
    if (endsPeriod(span, readMonth(end)) && periodEnding(span, end) === name) return end;
  }
  return undefined;
};

type Dates = Extract<Rule, { kind: 'dates' }>;

/** Periods that a rule looks back from the end of one. */
const back = { beginning: 1, 'period before': 2 } as const satisfies Record<NonNullable<Dates['after']>, number>;

const inDates = ({ of, dates, after, every }: Dates, end: Day): Day | undefined => {
  const from = after ? dayIn(readYear(end), readMonth(end) - lengths[of] * back[after], 31) : end;
  const first = readYear(from);
  const days = [first, first + 1].flatMap((each) => dates.map((date) => dayIn(each, date.month, date.day)));
  const on = days.sort().find((day) => day > from);
  return on && every && (readYear(on) - every.one) % every.years !== 0 ? undefined : on;
};

const dueFor = (rule: Rule, end: Day): Day | undefined => {
  const { from = '', until = '9' } = rule;
  if (end < from || end > until || rule.ending?.includes(readMonth(end)) === false) return undefined;
  switch (rule.kind) {
    case 'day-of-next-month':
      return dayIn(readYear(end), readMonth(end) + 1, rule.day);
    case 'dates':
      return inDates(rule, end);
    case 'after':
      return addDays(dayIn(readYear(end), readMonth(end) + rule.months, 31), rule.days);
  }
};

/** Returns within how many months after its period a return falls due. */
const reach = (rule: Rule): number => (rule.kind === 'after' ? rule.months + Math.ceil(rule.days / 28) + 1 : 13);
/** No date is more months before the end of its period. */
const PERIODS_AHEAD = 24;

/** Returns `undefined` where no rule has such a period. @param period for example "2026-10" */
export const dueByRule = (rules: readonly Rule[], period: string): Day | undefined => {
  for (const rule of rules) {
    const end = endOfPeriod(rule.of, period);
    const on = end && dueFor(rule, end);
    if (on) return on;
  }
  return undefined;
};

const byRule = (rule: Rule, from: Day, to: Day): Occurrence[] => {
  const found: Occurrence[] = [];
  const months = 12 * (readYear(to) - readYear(from)) + readMonth(to) - readMonth(from);
  const last = months + (rule.kind === 'dates' && rule.after ? PERIODS_AHEAD : 0);
  for (let later = -reach(rule); later <= last; later += 1) {
    const end = dayIn(readYear(from), readMonth(from) + later, 31);
    const on = endsPeriod(rule.of, readMonth(end)) ? dueFor(rule, end) : undefined;
    if (on && from <= on && on <= to) found.push({ period: periodEnding(rule.of, end), on });
  }
  return found;
};

/** Returns the due dates from one day to another, both included, in order. */
export const occurrences = ({ rules, moved }: Schedule, from: Day, to: Day): Occurrence[] =>
  [
    ...rules
      .flatMap((rule) => byRule(rule, from, to))
      .filter(({ period }) => !moved.some((other) => other.period === period)),
    ...moved.filter(({ on }) => from <= on && on <= to),
  ].sort((a, b) => (a.on < b.on ? -1 : 1));
