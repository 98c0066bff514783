/** The days of a due date as a page carries them: it then needs no rules, and a fifth of the script. */
import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { addDays, isoOf } from './days.ts';
import { dayIn } from './months.ts';
import { endsPeriod, occurrences } from './occurrences.ts';

/**
 * "11" is a day of every month; "430" 30 April; "230", past the end of its month, 2 March, in a leap year 1 March;
 * "300" the last day of February. What falls on no such days is listed: "2026-12-27,2027-01-20".
 */
export type YearPattern = string;

const HUNDRED = 100;
const FIRST_YEAR = 2000;
const MONTHS = 12;
/** Longer than a day of the year. */
const LISTED = 5;

/** Counted from January 2000. */
export const monthNumber = (day: Day): number =>
  (Number(day.slice(0, 4)) - FIRST_YEAR) * MONTHS + Number(day.slice(5, 7)) - 1;

/** Both days included, in order. */
export const patternDays = (pattern: YearPattern, from: Day, to: Day): Day[] => {
  const days: Day[] = [];
  for (const each of pattern.split(','))
    if (each.length > LISTED) days.push(each);
    // A day past the end of its month belongs to a month before, two digits reach over the ends of three; day 0 to the
    // next.
    else
      for (let month = monthNumber(from) - 4; month <= monthNumber(to) + 1; month += 1) {
        const of = Math.floor(Number(each) / HUNDRED);
        if (!of || of === (month % MONTHS) + 1) days.push(isoOf(Date.UTC(FIRST_YEAR, month, Number(each) % HUNDRED)));
      }
  return days.filter((day) => from <= day && day <= to).sort();
};

/** Days for which a page can be kept: longer than the rarest due date takes to come twice. */
const REACH = 2_600;
const FEBRUARY = 2;
/** No leap year. */
const SAMPLE_YEAR = 2026;

/** The last of February, 28 or 29, is the day before 1 March. */
const numberOf = (month: number, day: number): number => {
  const of = ((month - 1) % 12) + 1;
  if (of === FEBRUARY && day > 28) return (FEBRUARY + 1) * HUNDRED;
  return of * HUNDRED + Math.min(day, Number(dayIn(SAMPLE_YEAR, of, 31).slice(8)));
};

const daysOf = (rule: Rule): number[] => {
  const ends = Array.from({ length: MONTHS }, (_, index) => index + 1).filter(
    (month) => endsPeriod(rule.of, month) && (rule.ending?.includes(month) ?? true),
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

const yearOf = (rules: readonly Rule[]): YearPattern => {
  const days = rules.flatMap(daysOf).toSorted((a, b) => a - b);
  const [first = 0] = days;
  const isMonthly = days.length === MONTHS && days.every((day) => day % HUNDRED === first % HUNDRED);
  return isMonthly && first % HUNDRED > 0 ? String(first % HUNDRED) : days.join();
};

/** By the days of the year where it has such, else as a list, for example while a date is moved. */
export const toPattern = (schedule: Schedule, from: Day): YearPattern => {
  const to = addDays(from, REACH);
  const listed = occurrences(schedule, from, to)
    .map(({ on }) => on)
    .join();
  const year = yearOf(schedule.rules.filter(({ until = to }) => until >= from));
  return patternDays(year, from, to).join() === listed ? year : listed;
};
