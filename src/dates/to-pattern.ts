import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { dayIn } from './days.ts';
import { occurrences } from './occurrences.ts';
import { endsPeriod } from './periods.ts';
import { patternDays, type YearPattern } from './year-pattern.ts';

type Part = YearPattern['parts'][number];

/** Whole years with leap days among them; no page is kept for longer. */
const [FIRST, LAST] = ['2020-01-01', '2039-12-31'];
const HUNDRED = 100;
const FEBRUARY = 2;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** No leap year. */
const SAMPLE_YEAR = 2026;

/** A day as a pattern writes it; the last of February, 28 or 29, is the day before 1 March. */
const numberOf = (month: number, day: number): number => {
  const of = ((month - 1) % 12) + 1;
  if (of === FEBRUARY && day > 28) return (FEBRUARY + 1) * HUNDRED;
  return of * HUNDRED + Math.min(day, Number(dayIn(SAMPLE_YEAR, of, 31).slice(8)));
};

/** So many days after the end of a month: that day of the next one, also where it has fewer. */
const afterEnd = (month: number, days: number): number => ((month % 12) + 1) * HUNDRED + days;

const daysOf = (rule: Rule): number[] => {
  const ends = MONTHS.filter((month) => endsPeriod(rule.of, { year: SAMPLE_YEAR, month })).filter(
    (month) => rule.ending?.includes(month) ?? true,
  );
  switch (rule.kind) {
    case 'day-of-next-month':
      return ends.map((month) => numberOf(month + 1, rule.day));
    case 'dates': {
      const found = occurrences({ rules: [rule], moved: [] }, FIRST, LAST).map(({ on }) => on.slice(5));
      return rule.dates
        .filter(({ month, day }) => found.includes(dayIn(SAMPLE_YEAR, month, day).slice(5)))
        .map(({ month, day }) => numberOf(month, day));
    }
    case 'after':
      return ends.map((month) => afterEnd(month + rule.months, rule.days));
  }
};

/** Between which days what falls due does so by a rule that holds for some periods only. */
const bounds = (rule: Rule, days: readonly Day[]): Pick<Part, 'from' | 'until'> => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return { ...(rule.from ? { from: first } : {}), ...(rule.until ? { until: last } : {}) };
};

const partOf = (rule: Rule): Part | undefined => {
  const byRule = occurrences({ rules: [rule], moved: [] }, FIRST, LAST).map(({ on }) => on);
  if (byRule.length === 0) return undefined;
  const every = rule.kind === 'dates' && rule.every;
  const days = daysOf(rule).toSorted((a, b) => a - b);
  const [anyMonth = 0] = days.map((day) => day % HUNDRED);
  const isMonthly = days.length === MONTHS.length && days.every((day) => day % HUNDRED === anyMonth) && anyMonth > 0;
  const part = {
    days: isMonthly ? [anyMonth] : days,
    ...bounds(rule, byRule),
    ...(every ? { every: [every.years, every.one] as const } : {}),
  };
  if (patternDays({ parts: [part], moved: [] }, FIRST, LAST).join() !== byRule.join())
    throw new RangeError(`No pattern of a year: ${JSON.stringify(rule)}`);
  return part;
};

/**
 * A schedule in the form in which a page carries it.
 * @param from nothing before this day is needed
 * @throws RangeError for a rule that a pattern of the year cannot say
 */
export const toPattern = ({ rules, moved }: Schedule, from: Day = FIRST): YearPattern => {
  const parts = rules
    .flatMap((rule) => partOf(rule) ?? [])
    .filter(({ until = LAST }) => until >= from)
    .map(({ from: first = '', ...part }) => ({ ...part, ...(first > from ? { from: first } : {}) }));
  const still = moved.filter(({ on }) => on >= from).map(({ was, on }) => ({ was, on }));
  return { parts, ...(still.length > 0 ? { moved: still } : {}) };
};
