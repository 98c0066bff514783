import type { YearPattern } from '../../dates/year-pattern.ts';
import { baked } from './baked-dates.ts';

/** A due date as the browser calculates with it. */
export interface DeviceDate {
  /** Its place in the list of all (content/due-dates/dues.ts). */
  readonly index: number;
  readonly name: string;
  /** The kinds of payer that it concerns, with spaces between them; empty for what stands in the list of all alone. */
  readonly kinds: string;
  readonly pattern: YearPattern;
  readonly isReturn: boolean;
}

/** Every due date. */
export const deviceDates: readonly DeviceDate[] = baked.split('\n').map((line, index) => {
  const [name = '', kinds = '', pattern = '', mark] = line.split('|');
  return { index, name, kinds, pattern, isReturn: mark === '' };
});
