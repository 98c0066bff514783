import type { Day } from '../../content/due-dates/rule.ts';

/** The due dates of one language as a page's script fetches them: the days are worked out by the build. */
export interface UpcomingDues {
  /** The last day that is looked at. */
  readonly until: Day;
  /** The due dates that certainly apply, then the others, each in the order of lists that do not go by date. */
  readonly dues: readonly UpcomingDue[];
  /** The due dates that most businesses share, shown to visitors who have not said what applies to them. */
  readonly shared: readonly UpcomingDue[];
  /** The due dates of some, named while they come before the next shared one; each has the one kind that brings it. */
  readonly sooner: readonly UpcomingDue[];
}

/** The texts in the row of a due date. */
export interface DueInWords {
  readonly id: string;
  readonly name: string;
  /** The name of the form. */
  readonly code?: string | undefined;
  /** The period that the due date is for on one day, "for November"; empty where that says nothing. */
  readonly period?: string | undefined;
  readonly who: string;
  /** The cost of lateness for most payers. */
  readonly cost: string;
  /** The address of a tool that works out what is to be paid, or what lateness costs; a script fills in the case. */
  readonly tool?: string | undefined;
}

export interface UpcomingDue extends DueInWords {
  /** Kinds of payer; empty for what stands in the list of all alone. */
  readonly kinds: readonly string[];
  /** Only some of these have it: it is not given as anybody's next date. */
  readonly isConditional?: true | undefined;
  /** The due days in order. */
  readonly days: readonly Day[];
  /** The period that the due date is for, by day. */
  readonly periods: Readonly<Record<Day, string>>;
}
