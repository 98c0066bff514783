import type { Generated, Selectable } from 'kysely';
import type { Locale } from '../../../src/addresses/locale.ts';
import type { FieldName, FormName } from '../../../src/forms/forms.ts';
import type { Channel, Delivery, Erasure, LeadEvent, LeadState } from '../../../src/forms/lead.ts';

export const staffChannels: readonly Channel[] = ['mail', 'webhook'];

/** Nobody is to get these twice: they are sent again only when the mail server certainly did not take them. */
export const onceChannels: readonly Channel[] = ['acknowledge', 'answer'];

/**
 * The row of a submission, with a column for the answer to each field of the forms (migrations.ts adds a new one).
 * Times are milliseconds since 1970: the same number in both databases. The server reads it as a `Lead` (to-lead.ts).
 */
export interface LeadsTable extends Record<FieldName, string | null> {
  id: string;
  form: FormName;
  state: LeadState;
  /** The reasons for which it is held or spam, separated by spaces. */
  reasons: string;
  page: string | null;
  referrer: string | null;
  /**
   * The keys by which the staff find a person: the address in lower case, the last ten digits of each number, spaces
   * between.
   */
  email_key: string | null;
  phone_key: string | null;
  /** The name without accents and capitals, and how its words sound (name-sounds.ts). */
  name_key: string | null;
  fingerprint: string;
  /** Submissions with the same one are one lead. */
  fold_key: string;
  repeats: number;
  received_at: number;
  last_received_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  reference: string | null;
  language: Generated<Locale>;
  answered_at: number | null;
  answered_by: string | null;
  withdrawn_at: number | null;
  taken_by: string | null;
  /** The day on which the staff call again (ISO date, in India). */
  call_on: string | null;
  /** The moment of the staff's first call. */
  called_at: number | null;
  /** The owner's outcome, as it was worded when it was chosen. */
  outcome: string | null;
  /** Counts the wrong last digits of the phone number in a row; right ones reset it. */
  wrong_digits: Generated<number>;
}

interface OutboxTable {
  id: string;
  lead_id: string;
  channel: Channel;
  state: Delivery['state'];
  attempts: number;
  created_at: number;
  /** The moment when the limits on mails to visitors first let it go. */
  planned_at: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number;
  give_up_at: number | null;
  last_error: string | null;
  sent_at: number | null;
}

export type TokenPurpose = 'confirm' | 'enquiry';

interface HistoryTable extends LeadEvent {
  lead_id: string;
}

interface ErasuresTable extends Erasure {
  id: string;
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

export type LeadRow = Selectable<LeadsTable>;
export type DeliveryRow = Selectable<OutboxTable>;
