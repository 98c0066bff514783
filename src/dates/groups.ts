import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';

/** Whole weeks, the first of them with today in it. */
export const CALENDAR_DAYS = 42;

/** Returns the days of six weeks, from the Monday of this week on. */
export const sixWeeks = (today: Day): Day[] => {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(today, index - sinceMonday));
};

export type Group = 'week' | 'month' | 'next' | 'later';

const SUNDAY = 6;

const countMonths = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** @param on a day that has not passed */
export const groupOf = (on: Day, today: Day): Group => {
  if (on <= (sixWeeks(today)[SUNDAY] ?? today)) return 'week';
  return (['month', 'next'] as const)[countMonths(on) - countMonths(today)] ?? 'later';
};

/** @param month "December 2026" */
export const groupTitle = (group: Group, words: Readonly<Record<Group, string>>, month: string): string =>
  words[group] + (group === 'week' ? '' : month);
