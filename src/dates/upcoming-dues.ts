import type { Day } from '../../content/due-dates/rule.ts';

/** The due dates of one language as a page's script fetches them: the days are worked out by the build. */
export interface UpcomingDues {
  /** The last day that is looked at. */
  readonly until: Day;
  /** In the order of lists that do not go by date. */
  readonly dues: readonly UpcomingDue[];
  /** What most businesses share: shown to who has not said what applies to him. */
  readonly shared: readonly UpcomingDue[];
  /** Filings of companies, for the one line below. */
  readonly companies: readonly UpcomingDue[];
}

/** What a row says of a due date. */
export interface DueInWords {
  readonly id: string;
  readonly name: string;
  /** What the form is called. */
  readonly code?: string | undefined;
  readonly who: string;
  /** What lateness costs most payers. */
  readonly cost: string;
}

export interface UpcomingDue extends DueInWords {
  /** Kinds of payer; empty for what stands in the list of all alone. */
  readonly kinds: readonly string[];
  /** In order. */
  readonly days: readonly Day[];
}
