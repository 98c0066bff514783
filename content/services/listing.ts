import type { DueId } from '../due-dates/dues/en.ts';

/** The figure that is asked for first about a service, in a few words, with the explanation that it needs. */
export interface ServiceFact {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
}

/** A last day of the year. Of several such facts a card shows the one whose day comes next. */
export interface SeasonalFact extends ServiceFact {
  readonly due: DueId;
}

/** The sheet beside the first words of a service's page, which asks or answers one question. */
interface ServiceSheet {
  /** The one question of the page; a statement where it has none. */
  readonly title: string;
  /** Its answer in a few words; none where a form or the next due date answers it. */
  readonly answer?: string;
  readonly note?: string;
  /** Facts in place of the two of the service. */
  readonly facts?: readonly ServiceFact[];
}

/** The words about a service that stand outside its own page, and on the first sheet of it. */
export interface ServiceListing {
  readonly name: string;
  /** A single line for ledgers and cards. */
  readonly summary: string;
  /** Two facts for its card and its strip: the government's fee where there is one, and how long it takes. */
  readonly facts: readonly [ServiceFact | readonly SeasonalFact[], ServiceFact];
  readonly sheet: ServiceSheet;
  /** States the offer in a search result, before the price. */
  readonly offer: (city: string) => string;
  /** Introduces the worked example of its page. */
  readonly example?: string;
  /** Its card on the overview of services; a service without one is listed below the cards. */
  readonly card?: {
    readonly description: string;
    readonly features: readonly string[];
  };
}
