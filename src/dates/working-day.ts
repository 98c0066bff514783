import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';

/** The holidays of the whole country: Republic Day, Independence Day, Gandhi's birthday. */
const HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];

const isFree = (day: Day): boolean => new Date(day).getUTCDay() === 0 || HOLIDAYS.includes(day.slice(5));

/**
 * Direct taxes count on the next working day where the day is a Sunday or a holiday (`advance.holidays` in the
 * register: General Clauses Act, s. 10; CBDT Circulars 639 and 676). The holidays of a single year or State, which
 * count too, are not known here. GST and the other laws name no such shift.
 */
export const countsUntil = (on: Day, directTax: boolean): Day =>
  directTax && isFree(on) ? countsUntil(addDays(on, 1), directTax) : on;
