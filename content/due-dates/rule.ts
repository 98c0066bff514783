/** A day of the calendar, ISO 8601: "2026-11-22". */
export type Day = string;

/**
 * The span of one return: a month; a quarter, a half or a whole of a financial year, which ends on 31 March; a year of
 * the calendar. The name of a period is "2026-10", "2026-27-q2", "2026-27-h1", "2025-26" or "2026".
 */
export type Span = 'month' | 'quarter' | 'half' | 'year' | 'calendar-year';

interface Held {
  readonly of: Span;
  /** The days between which a period ends that has this rule; always, where there is none. */
  readonly from?: Day;
  readonly until?: Day;
  /** The months (from 1) with whose end a period has this rule; every period, where there are none. */
  readonly ending?: readonly number[];
}

/** Falls due on the first of these days of the year that follows; months count from 1. */
interface Dates extends Held {
  readonly kind: 'dates';
  readonly dates: readonly { readonly month: number; readonly day: number }[];
  /** The start of the search: the period's beginning, or that of the period before; the period's end if left out. */
  readonly after?: 'beginning' | 'period before';
  /** The year of one such day, and once in how many years it comes; every year, where left out. */
  readonly every?: { readonly years: number; readonly one: number };
}

/** The rule by which something falls due for a period, as plain data. */
export type Rule =
  /** Falls due on a day of the month that follows; on the last, if the month is shorter. */
  | (Held & { readonly kind: 'day-of-next-month'; readonly day: number })
  | Dates
  /** Falls due so many months after the end of the month, and so many days after that. */
  | (Held & { readonly kind: 'after'; readonly months: number; readonly days: number });

/** A day by which something is due. */
export interface Occurrence {
  readonly period: string;
  readonly on: Day;
  /** The day by the rule, where the government has set another for this period. */
  readonly was?: Day;
}

/** The data from which the days of a due date are worked out; plain, like its rules. */
export interface Schedule {
  readonly rules: readonly Rule[];
  /** The periods for which the government has set another day. */
  readonly moved: readonly Required<Occurrence>[];
}
