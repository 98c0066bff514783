import { addDays } from '../../dates/days.ts';
import { addMonths, dayIn, makeDay } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { ToolTexts } from '../texts.ts';
import type { TdsFacts } from './facts.ts';

export const MARCH = '03';

/**
 * Returns the last day for a deposit by the calendar (Income-tax Rules, 2026, rule 218; 1962, rule 30). @param day of
 * payment or credit
 */
export const depositDue = (
  day: string,
  deducted: string,
  challan: boolean,
  { day: of, march, challanDays }: TdsFacts['deposit'],
): string => {
  const month = deducted.slice(0, 7);
  if (challan) return addDays(makeDay(month, 31), challanDays);
  const inApril = dayIn(Number(day.slice(0, 4)), march.month, march.day);
  if (day.slice(5, 7) === MARCH && deducted <= inApril) return inApril;
  return makeDay(addMonths(month, 1), of);
};

/** Returns the calendar year in which the financial year of a day ends. */
export const findTaxYear = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5, 7) > MARCH ? 1 : 0);

export const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

/** Writes the due day, with the working day until which a deposit is in time. */
export const inTimeBy = (
  { words, inWords }: Pick<ToolTexts<'tdsWords', 'tdsResult'>, 'words' | 'inWords'>,
  day: string,
): string => {
  const until = countsUntil(day, true);
  return until === day ? inWords(day) : words.moved(inWords(day), inWords(until));
};
