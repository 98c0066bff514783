import type { Selectable } from 'kysely';
import type { FieldName, FormName } from '../../../src/forms/forms.ts';

/** The states of a lead; the last three are those of a newsletter address. */
export const leadStates = ['new', 'held', 'spam', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;
export type LeadState = (typeof leadStates)[number];

/** How a lead is announced: a mail to the staff, a mail that asks a subscriber to confirm, a signed webhook. */
export type Channel = 'mail' | 'confirm' | 'webhook';

/** `dead`: given up after the last attempt. */
export type DeliveryState = 'pending' | 'sent' | 'dead';

/**
 * The columns of the answers, named like the fields of the forms. A new field does not compile until it stands here; its
 * column needs a migration (migrations.ts).
 */
const answerColumns = {
  name: true,
  email: true,
  phone: true,
  service: true,
  message: true,
} as const satisfies Record<FieldName, true>;

/** One submission. Times are milliseconds since 1970: the same number in both databases. */
export interface LeadsTable extends Record<keyof typeof answerColumns, string | null> {
  id: string;
  form: FormName;
  state: LeadState;
  /** Why it is held or spam, separated by spaces. */
  reasons: string;
  /** Path of the page that it was sent from. */
  page: string | null;
  /** Address of the page that led there, without its query. */
  referrer: string | null;
  user_agent: string | null;
  /** The time by the browser's clock, as it was sent. */
  client_time: string | null;
  /** By these the staff find a person: the e-mail address in lower case, the last ten digits of the phone. */
  email_key: string | null;
  phone_key: string | null;
  /** Hash of the answers. */
  fingerprint: string;
  /** Submissions with the same one are one lead. */
  fold_key: string;
  repeats: number;
  received_at: number;
  last_received_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** Idempotency keys that were used. */
export interface KeysTable {
  key_hash: string;
  fingerprint: string;
  created_at: number;
}

/** One notification on one channel. */
export interface OutboxTable {
  id: string;
  lead_id: string;
  channel: Channel;
  state: DeliveryState;
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

/** Confirmation links that were mailed, as hashes. */
export interface TokensTable {
  token_hash: string;
  lead_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface MigrationsTable {
  version: number;
  name: string;
  applied_at: number;
}

/** Every table of the store. */
export interface Tables {
  leads: LeadsTable;
  idempotency_keys: KeysTable;
  outbox: OutboxTable;
  tokens: TokensTable;
  settings: SettingsTable;
  schema_migrations: MigrationsTable;
}

export type Lead = Selectable<LeadsTable>;
export type Delivery = Selectable<OutboxTable>;
