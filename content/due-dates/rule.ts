/** A day of the calendar, ISO 8601: "2026-11-22". */
export type Day = string;

/**
 * What one return is for: a month, a quarter or a whole of a financial year, which ends on 31 March.
 * The name of a period is "2026-10", "2026-27-q2" or "2025-26".
 */
export type Span = 'month' | 'quarter' | 'year';

interface Held {
  readonly of: Span;
  /** The days between which what falls due does so by this rule; always, where there is none. */
  readonly from?: Day;
  readonly until?: Day;
}

/** By which a return falls due after the end of its period. Plain data: a page carries the rules of its dates. */
export type Rule =
  /** On a day of the month that follows; on the last, where the month is shorter. */
  | (Held & { readonly kind: 'day-of-next-month'; readonly day: number })
  /** On the first of these days of the year that follows; months count from 1. */
  | (Held & { readonly kind: 'dates'; readonly dates: readonly { readonly month: number; readonly day: number }[] })
  /** At the end of the month so many months later, and so many days after that. */
  | (Held & { readonly kind: 'after'; readonly months: number; readonly days: number });

/** A day by which something is due. */
export interface Occurrence {
  readonly period: string;
  readonly on: Day;
  /** The day by the rule, where the government has set another for this period. */
  readonly was?: Day;
}

/** All that is needed to tell the days of a due date. Plain data, like its rules. */
export interface Schedule {
  /** None while the date is being confirmed. */
  readonly rules: readonly Rule[];
  /** The periods for which the government has set another day. */
  readonly moved: readonly Required<Occurrence>[];
}
