import type { Selectable } from 'kysely';
import type { FieldName, FormName } from '../../../src/forms/forms.ts';

/** What is known of a lead; the last three are a newsletter address's. */
export const leadStates = ['new', 'held', 'spam', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;
export type LeadState = (typeof leadStates)[number];

/** Ways out: a mail to the staff, a mail that asks a subscriber to confirm, a signed call. */
export const channels = ['mail', 'confirm', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export const deliveryStates = ['pending', 'sent', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The columns of what was answered, called like the fields of the forms. A new field fails to compile here: it needs a
 * migration that adds its column (migrations.ts).
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
  /** The browser's own clock, as it said. */
  client_time: string | null;
  /** Forms by which the staff find a person: lower-case e-mail, last ten digits of the phone. */
  email_key: string | null;
  phone_key: string | null;
  /** Hash of what was said; the same words give the same one. */
  fingerprint: string;
  /** Two submissions with one fold key are one lead. */
  fold_key: string;
  repeats: number;
  received_at: number;
  last_received_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** Keys by which a browser marks a second try. */
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
  /** Set by the first failure: from when on a failure is final. */
  give_up_at: number | null;
  /** A code, never a server's own words: those quote addresses. */
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
