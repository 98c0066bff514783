/** A day past the end of its month is the last of it. days.test.ts compares every function with `Temporal`. */
import type { Day } from '../../content/due-dates/rule.ts';
import { toIso } from './days.ts';

/** @param month from 1; above 12 it is one of a later year */
export const dayIn = (year: number, month: number, day: number): Day => {
  const last = new Date(Date.UTC(year, month, 0));
  return toIso(last.setUTCDate(Math.min(day, last.getUTCDate())));
};

const parts = (text: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return [year, month, day];
};

export const addMonths = (month: string, months: number): string => {
  const [year, number] = parts(month);
  return dayIn(year, number + months, 1).slice(0, 7);
};

export const addYears = (day: Day, years: number): Day => {
  const [year, month, number] = parts(day);
  return dayIn(year + years, month, number);
};

export const makeDay = (month: string, number: number): Day => {
  const [year, of] = parts(month);
  return dayIn(year, of, number);
};
