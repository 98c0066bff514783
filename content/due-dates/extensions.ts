/** Holds the days that the government has set for a single period; they are written by hand (docs/content.md). */
import type { DueId } from './dues/en.ts';
import records from './extensions.json' with { type: 'json' };
import type { Day } from './rule.ts';

/** Moves the due date of one period to another day than that by its rule. */
export interface Extension {
  readonly due: DueId;
  readonly period: string;
  /** The day that holds now: that of the rule, where an extension was taken back. */
  readonly to: Day;
  /** The notification that set it: "Notification 17/2025-Central Tax". */
  readonly by: string;
  /** Its address, or where it is listed. */
  readonly source: string;
  /** The day on which it was last written here. */
  readonly recorded: Day;
}

/** Every record, one for each due date and period. */
export const extensions = records as readonly Extension[];

/**
 * The first periods for which every extension is recorded that was given to all taxpayers of Tamil Nadu: nothing is
 * worked out for earlier ones. (GSTR-3B of November 2023 was extended for nine of its districts alone: the late fee tool
 * says so.)
 */
export const extensionsKnownFrom = {
  /** The month of a monthly return. */
  gst: '2023-11',
  /** The first month of a quarter. */
  tds: '2022-04',
} as const;
