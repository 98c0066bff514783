/** The days of a due date as a page carries them: it then needs no rules, and a fifth of the script. */
import type { Day } from '../../content/due-dates/rule.ts';
import { isoOf } from './days.ts';

/**
 * The days on which something falls due, with commas between them: "11" is a day of every month; "430" a day of every
 * year, 30 April; "230", past the end of its month, 2 March, in a leap year 1 March; "300" the last day of February. What
 * falls on no such days is listed: "2026-12-27,2027-01-20".
 */
export type YearPattern = string;

const HUNDRED = 100;
const FIRST_YEAR = 2000;
const MONTHS = 12;
/** Longer than a day of the year. */
const LISTED = 5;

/** The number of a day's month, counted from January 2000. */
export const monthNumber = (day: Day): number =>
  (Number(day.slice(0, 4)) - FIRST_YEAR) * MONTHS + Number(day.slice(5, 7)) - 1;

/**
 * The days between two, both of them included, in their order.
 * @param from ISO date
 * @param to ISO date
 */
export const patternDays = (pattern: YearPattern, from: Day, to: Day): Day[] => {
  const days: Day[] = [];
  for (const each of pattern.split(','))
    if (each.length > LISTED) days.push(each);
    // A day past the end of its month belongs to a month before, two digits reach over the ends of three; day 0 to the next.
    else
      for (let month = monthNumber(from) - 4; month <= monthNumber(to) + 1; month += 1) {
        const of = Math.floor(Number(each) / HUNDRED);
        if (!of || of === (month % MONTHS) + 1) days.push(isoOf(Date.UTC(FIRST_YEAR, month, Number(each) % HUNDRED)));
      }
  return days.filter((day) => from <= day && day <= to).sort();
};
