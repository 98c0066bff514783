import type { YearPattern } from '../../dates/year-pattern.ts';
import { baked } from './baked-dates.ts';

/** A due date as the browser calculates with it. */
export interface DeviceDate {
  readonly id: string;
  readonly name: string;
  /** The kinds of payer that it concerns, with spaces between them; empty for what stands in the list of all alone. */
  readonly kinds: string;
  readonly pattern: YearPattern;
}

const DAYS_ALONE = /^[\d,]+$/;

/** Reads the due dates that `written` has written. */
export const readDates = (text: string): DeviceDate[] =>
  text.split('\n').map((line) => {
    const [id = '', name = '', kinds = '', days = ''] = line.split('|');
    const pattern = DAYS_ALONE.test(days) ? { parts: [{ days: days.split(',').map(Number) }] } : JSON.parse(days);
    return { id, name, kinds, pattern };
  });

/** Every due date. */
export const deviceDates: readonly DeviceDate[] = readDates(baked);
