import type { Day } from '../../content/due-dates/rule.ts';

/** The due dates of one language as a page's script fetches them: the days are worked out by the build. */
export interface UpcomingDues {
  /** The last day that is looked at. */
  readonly until: Day;
  /** In the order of lists that do not go by date. */
  readonly dues: readonly UpcomingDue[];
}

export interface UpcomingDue {
  readonly id: string;
  readonly name: string;
  /** Kinds of payer; empty for what stands in the list of all alone. */
  readonly kinds: readonly string[];
  readonly isReturn?: boolean;
  /** In order. */
  readonly days: readonly Day[];
}
