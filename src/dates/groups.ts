import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';
import { monthNumber } from './year-pattern.ts';

/** How many days the dot calendar shows: whole weeks, the first of them with today in it. */
export const CALENDAR_DAYS = 42;

/** The days of the dot calendar, from the Monday of this week on. */
export const sixWeeks = (today: Day): Day[] => {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(today, index - sinceMonday));
};

/** How near a day is: in this week (which ends on Sunday), this month, the next one, or later. */
export type Group = 'week' | 'month' | 'next' | 'later';

const SUNDAY = 6;

/** In which group of the ledger a day stands. @param on a day that has not passed */
export const groupOf = (on: Day, today: Day): Group => {
  if (on <= (sixWeeks(today)[SUNDAY] ?? today)) return 'week';
  return (['month', 'next'] as const)[monthNumber(on) - monthNumber(today)] ?? 'later';
};

/** The heading of a group. @param words what each group is called @param month "December 2026" */
export const groupTitle = (group: Group, words: Readonly<Record<Group, string>>, month: string): string =>
  words[group] + (group === 'week' ? '' : month);
