import type { Generated, Selectable } from 'kysely';
import type { FieldName, FormName } from '../../../src/forms/forms.ts';
import type { Locale } from '../../../src/site/locale.ts';

/** The last three are those of a newsletter address. */
export const leadStates = ['new', 'held', 'spam', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;
export type LeadState = (typeof leadStates)[number];

/** `confirm` asks a subscriber to confirm, `acknowledge` tells a sender that the enquiry arrived. */
export type Channel = 'mail' | 'confirm' | 'webhook' | 'acknowledge';

export const staffChannels: readonly Channel[] = ['mail', 'webhook'];

/**
 * One submission, with a column for the answer to each field of the forms (migrations.ts adds a new one). Times are
 * milliseconds since 1970: the same number in both databases.
 */
export interface LeadsTable extends Record<FieldName, string | null> {
  id: string;
  form: FormName;
  state: LeadState;
  /** Why it is held or spam, separated by spaces. */
  reasons: string;
  /** Path of the page that it was sent from. */
  page: string | null;
  /** Address of the page that led there, without its query. */
  referrer: string | null;
  /** By these the staff find a person: the address in lower case, the last ten digits of each number, spaces between. */
  email_key: string | null;
  phone_key: string | null;
  fingerprint: string;
  /** Submissions with the same one are one lead. */
  fold_key: string;
  repeats: number;
  received_at: number;
  last_received_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** Null for a lead of before migration 5. */
  reference: string | null;
  /** Of the page that the sender read, and of mails to the sender. */
  language: Generated<Locale>;
  answered_at: number | null;
  answered_by: string | null;
  withdrawn_at: number | null;
  taken_by: string | null;
  /** How often the last digits of the phone number were given wrongly since they were last right. */
  wrong_digits: Generated<number>;
}

interface OutboxTable {
  id: string;
  lead_id: string;
  channel: Channel;
  /** `dead`: given up after the last attempt. */
  state: 'pending' | 'sent' | 'dead';
  attempts: number;
  created_at: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number;
  /** Set by the first failure: after this moment a failure is final. */
  give_up_at: number | null;
  /** A code: the messages of other servers quote addresses. */
  last_error: string | null;
  sent_at: number | null;
}

export type TokenPurpose = 'confirm' | 'enquiry';

/** What was done with a lead after it was stored; erasing the lead erases it. */
export interface HistoryTable {
  id: string;
  lead_id: string;
  at: number;
  /** The address of a member of the staff, or the name that one gave, or `visitor`, or `mail` for the link in the office's mail. */
  who: string;
  event:
    | 'answered'
    | 'reopened'
    | 'note'
    | 'taken'
    | 'left'
    | 'spam'
    | 'not spam'
    | 'restored'
    | 'retried'
    | 'withdrawn';
  note: string | null;
}

/** What was erased, without anything that was in it. */
export interface ErasuresTable {
  id: string;
  at: number;
  /** The server erases because the time is over. */
  who: 'visitor' | 'staff' | 'retention';
  leads: number;
  /** Of a lead that its sender erased: by it the office finds its own mails. */
  reference: string | null;
}

/** Links by which the staff sign in at the desk, or sessions by the hash of the cookie. */
interface StaffTokensTable {
  token_hash: string;
  email: string;
  expires_at: number;
}

export interface Tables {
  leads: LeadsTable;
  idempotency_keys: {
    key_hash: string;
    fingerprint: string;
    created_at: number;
    /** The lead that was stored with it, or that it repeated; null of before migration 5. */
    lead_id: string | null;
  };
  outbox: OutboxTable;
  tokens: { token_hash: string; lead_id: string; created_at: number; expires_at: number; purpose: TokenPurpose };
  history: HistoryTable;
  erasures: ErasuresTable;
  desk_links: StaffTokensTable;
  desk_sessions: StaffTokensTable;
  settings: { key: string; value: string };
  schema_migrations: { version: number; name: string; applied_at: number };
}

export type Lead = Selectable<LeadsTable>;
export type Delivery = Selectable<OutboxTable>;
