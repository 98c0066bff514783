/** A form that was sent, and what became of it. Times are milliseconds since 1970. */
import type { Locale } from '../addresses/locale.ts';
import type { Answers, FormName } from './forms.ts';

/** Only a newsletter address has one of the last three. */
export const leadStates = ['new', 'held', 'spam', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;
export type LeadState = (typeof leadStates)[number];

/** A stored form as mails, desk, exports and webhook read it, with the answer to every field of the forms. */
export interface Lead extends Answers {
  readonly id: string;
  readonly form: FormName;
  readonly state: LeadState;
  /** The reasons for which it is held or spam. */
  readonly reasons: readonly string[];
  /** The reference; null for a lead from before migration 5. */
  readonly reference: string | null;
  /** The language of the page that the sender read; mails to the sender use it. */
  readonly language: Locale;
  /** Path of the page that it was sent from. */
  readonly page: string | null;
  /** Address of the page that led there, without its query. */
  readonly referrer: string | null;
  readonly repeats: number;
  readonly receivedAt: number;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
  readonly answeredAt: number | null;
  readonly answeredBy: string | null;
  readonly takenBy: string | null;
  /** The day on which the staff call again (ISO date, in India). */
  readonly callOn: string | null;
  /** The moment when a call was first recorded. */
  readonly calledAt: number | null;
  /** The owner's outcome, as it was worded when it was chosen. */
  readonly outcome: string | null;
  readonly withdrawnAt: number | null;
}

/** Something that was done with a lead after it was stored; erasing the lead erases it. */
export interface LeadEvent {
  /** The id of the event. A mail written at the desk shares it with its delivery. */
  readonly id: string;
  readonly at: number;
  /** The address of a member of the staff, or the name that one gave, or `visitor`, or `mail` for the link in the office's mail, or `server`. */
  readonly who: string;
  readonly event:
    | 'answered'
    | 'reopened'
    | 'note'
    | 'taken'
    | 'handed'
    | 'left'
    | 'call again'
    | 'no call again'
    | 'called'
    | 'not called'
    | 'outcome'
    | 'spam'
    | 'not spam'
    | 'restored'
    | 'retried'
    | 'not acknowledged'
    | 'mailed'
    | 'withdrawn';
  /** A note; to whom it was handed, the day of the next call, the outcome, or a mail: its subject, an empty line, its text. */
  readonly note: string | null;
}

/** `confirm` asks a subscriber to confirm, `acknowledge` tells a sender that the enquiry arrived, `answer` is written at the desk. */
export type Channel = 'mail' | 'confirm' | 'webhook' | 'acknowledge' | 'answer';

/** A notification about a lead. */
export interface Delivery {
  readonly id: string;
  readonly channel: Channel;
  /** `dead`: given up after the last attempt. */
  readonly state: 'pending' | 'sent' | 'dead';
  readonly attempts: number;
  readonly createdAt: number;
  /** The moment when the limits on mails to visitors first let it go. */
  readonly plannedAt: number;
  readonly sentAt: number | null;
  /** The moment after which a failure is final; the first failure sets it. */
  readonly giveUpAt: number | null;
  /** A code: the messages of other servers quote addresses. */
  readonly lastError: string | null;
}

/** Records that something was erased, without anything that was in it. */
export interface Erasure {
  readonly at: number;
  /** The server erases because the time is over. */
  readonly who: 'visitor' | 'staff' | 'retention';
  readonly leads: number;
  /** The reference if the sender erased the lead: the office finds its own mails by it. */
  readonly reference: string | null;
}
