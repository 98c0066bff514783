/** Days that the government has set for a single period: `npm run dates` writes them, pages and calendars read them. */
import type { DueId } from './dues.ts';
import records from './extensions.json' with { type: 'json' };
import type { Day } from './rule.ts';

/** One due date of one period on another day than by its rule. */
export interface Extension {
  readonly due: DueId;
  readonly period: string;
  /** The day that holds now; `null` where a record was taken back and the rule holds again. */
  readonly to: Day | null;
  /** The address of the notification. */
  readonly source: string;
  /** The last day on which pages say that the date was moved. */
  readonly until: Day;
  /** The day on which it was recorded. */
  readonly day: Day;
  /** How often this occurrence has been changed: calendars know the newer entry by it (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
}

/** Every record, sorted by due date and period; one for each of them. */
export const extensions = records as readonly Extension[];
