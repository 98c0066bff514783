/** A due date as the ledger shows it. */
export interface DueLine {
  readonly id: string;
  readonly name: string;
  /** The kinds of payer that it concerns. */
  readonly kinds: readonly string[];
  readonly concerns: string;
  /** Empty where nothing certain can be said. */
  readonly late: string;
  /** The rule in words, where the day alone does not tell it; else empty. */
  readonly words: string;
  /** Empty where the days say all. */
  readonly note: string;
  readonly source: { readonly name: string; readonly url: string };
  /** Its rule in words, the day apart; none while the date is being confirmed. */
  readonly rule: { readonly day: string; readonly of: string } | undefined;
  /** The link that puts its next day into a calendar, made anew where a script counts; none without a day. */
  readonly add: string | undefined;
  /** The periods for which the government has set another day. */
  readonly moved: readonly { readonly on: string; readonly text: string; readonly source: string }[];
}
