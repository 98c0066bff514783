import type { YearPattern } from '../../dates/year-pattern.ts';

/** A due date as the browser calculates with it. */
export interface DeviceDate {
  readonly id: string;
  readonly name: string;
  /** The kinds of payer that it concerns. */
  readonly kinds: readonly string[];
  readonly pattern: YearPattern;
}

/** The certain due dates. Build and development server put them here (build/bake-due-dates.ts). */
export const deviceDates: readonly DeviceDate[] = [];
