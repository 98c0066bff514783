import { type Kysely, sql } from 'kysely';
import { fieldNames } from '../../../src/forms/forms.ts';
import type { Log } from '../../logging.ts';
import { StorageError, withRetries } from './errors.ts';
import { keyColumn, type PersonField } from './keys.ts';
import type { Tables } from './schema.ts';

/** A numbered step of the schema; a released step is never edited. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** Changes rows in a way that SQL cannot. */
  readonly rewrite?: (trx: Kysely<Tables>) => Promise<void>;
}

const MAX_ROWS_AT_ONCE = 500;

/** Writes keys of every lead anew: a person is found only by keys that the search would make. */
const renewKeys = async (trx: Kysely<Tables>, fields: readonly PersonField[]): Promise<void> => {
  const columns = ['id', ...fields, ...fields.map((field) => `${field}_key` as const)] as const;
  for (let last = ''; ; ) {
    const leads = await trx
      .selectFrom('leads')
      .select(columns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(MAX_ROWS_AT_ONCE)
      .execute();
    for (const { id, ...lead } of leads) {
      const keys = fields.map((field) => [`${field}_key`, keyColumn(field, lead[field])] as const);
      if (fields.some((field, at) => keys[at]?.[1] !== lead[`${field}_key`]))
        await trx.updateTable('leads').set(Object.fromEntries(keys)).where('id', '=', id).execute();
    }
    if (leads.length < MAX_ROWS_AT_ONCE) return;
    last = leads.at(-1)?.id ?? '';
  }
};

const createOutbox = (table: string, channels: string): string => `create table ${table} (
        id text primary key,
        lead_id text not null references leads (id) on delete cascade,
        channel text not null check (channel in (${channels})),
        state text not null check (state in ('pending', 'sent', 'dead')),
        attempts integer not null default 0,
        created_at bigint not null,
        next_attempt_at bigint not null,
        lease_owner text,
        lease_until bigint not null default 0,
        give_up_at bigint,
        last_error text,
        sent_at bigint
      )`;

/** Every statement does the same in SQLite and in PostgreSQL. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'leads and their notifications',
    statements: [
      `create table leads (
        id text primary key,
        form text not null check (form in ('contact', 'newsletter')),
        state text not null check (state in ('new', 'held', 'spam', 'unconfirmed', 'confirmed', 'unsubscribed')),
        reasons text not null default '',
        name text, email text, phone text, service text, message text,
        page text, referrer text, user_agent text, client_time text,
        email_key text, phone_key text,
        fingerprint text not null,
        fold_key text not null unique,
        repeats integer not null default 0,
        received_at bigint not null,
        last_received_at bigint not null,
        confirmed_at bigint,
        unsubscribed_at bigint
      )`,
      'create index leads_received on leads (received_at, id)',
      'create index leads_email on leads (email_key)',
      'create index leads_phone on leads (phone_key)',
      'create index leads_fingerprint on leads (fingerprint)',
      `create table idempotency_keys (
        key_hash text primary key,
        fingerprint text not null,
        created_at bigint not null
      )`,
      'create index idempotency_keys_fingerprint on idempotency_keys (fingerprint)',
      createOutbox('outbox', "'mail', 'confirm', 'webhook'"),
      'create index outbox_due on outbox (state, next_attempt_at)',
      'create index outbox_lead on outbox (lead_id)',
    ],
  },
  {
    version: 2,
    name: 'newsletter confirmation and settings',
    statements: [
      `create table tokens (
        token_hash text primary key,
        lead_id text not null references leads (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null,
        used_at bigint
      )`,
      'create index tokens_lead on tokens (lead_id)',
      'create table settings (key text primary key, value text not null)',
    ],
  },
  {
    version: 3,
    name: 'counts by state without reading the leads',
    statements: ['create index leads_state on leads (form, state)'],
  },
  {
    version: 4,
    name: 'no index that every lead pays for and hardly anything reads',
    // No query needs the first; the others serve only an erasure, which may read the whole table.
    statements: [
      'drop index leads_fingerprint',
      'drop index leads_email',
      'drop index leads_phone',
      'drop index idempotency_keys_fingerprint',
    ],
  },
  {
    version: 5,
    name: 'receipt, acknowledgement, history and erasures of a lead',
    statements: [
      'alter table leads add column reference text',
      "alter table leads add column language text not null default 'en'",
      'alter table leads add column answered_at bigint',
      'alter table leads add column answered_by text',
      'alter table leads add column withdrawn_at bigint',
      'alter table leads add column wrong_digits integer not null default 0',
      'create unique index leads_reference on leads (reference)',
      'alter table idempotency_keys add column lead_id text',
      "alter table tokens add column purpose text not null default 'confirm'",
      `create table history (
        id text primary key,
        lead_id text not null references leads (id) on delete cascade,
        at bigint not null,
        who text not null,
        event text not null,
        note text
      )`,
      'create index history_lead on history (lead_id)',
      `create table erasures (
        id text primary key,
        at bigint not null,
        who text not null,
        leads integer not null,
        reference text
      )`,
      // SQLite cannot change a condition: the outbox is made anew for one more channel.
      createOutbox('outbox_5', "'mail', 'confirm', 'webhook', 'acknowledge'"),
      `insert into outbox_5 (id, lead_id, channel, state, attempts, created_at, next_attempt_at, lease_owner, lease_until,
        give_up_at, last_error, sent_at)
        select id, lead_id, channel, state, attempts, created_at, next_attempt_at, lease_owner, lease_until,
        give_up_at, last_error, sent_at from outbox`,
      'drop table outbox',
      'alter table outbox_5 rename to outbox',
      'create index outbox_due on outbox (state, next_attempt_at)',
      'create index outbox_lead on outbox (lead_id)',
      // Only the acknowledgements of the last hour are counted; a lead without one does not pay for it.
      "create index outbox_acknowledged on outbox (created_at) where channel = 'acknowledge'",
    ],
  },
  {
    version: 6,
    name: 'confirmations of the last hour are counted',
    statements: ["create index outbox_confirmed on outbox (created_at) where channel = 'confirm'"],
  },
  {
    version: 7,
    name: 'the desk: who takes an enquiry, links and sessions of the staff',
    statements: [
      'alter table leads add column taken_by text',
      'create table desk_links (token_hash text primary key, email text not null, expires_at bigint not null)',
      'create table desk_sessions (token_hash text primary key, email text not null, expires_at bigint not null)',
    ],
  },
  {
    version: 8,
    name: 'search keys by one reader of telephone numbers',
    statements: [],
    rewrite: (trx) => renewKeys(trx, ['email', 'phone']),
  },
  {
    version: 9,
    name: 'no column and no event that nothing writes',
    statements: ['alter table tokens drop column used_at', "delete from history where event = 'sent again'"],
  },
  {
    version: 10,
    name: 'no user agent and no time of the device, which nobody read',
    statements: ['alter table leads drop column user_agent', 'alter table leads drop column client_time'],
  },
  {
    version: 11,
    name: 'the desk: a day to call again, the last call, and what became of an enquiry',
    statements: [
      'alter table leads add column call_on text',
      'alter table leads add column called_at bigint',
      'alter table leads add column outcome text',
    ],
  },
  {
    version: 12,
    name: 'names as they sound, and mails to visitors that wait for their hour',
    statements: [
      'alter table leads add column name_key text',
      'alter table outbox add column planned_at bigint not null default 0',
      'update outbox set planned_at = created_at',
      'drop index outbox_acknowledged',
      'drop index outbox_confirmed',
      "create index outbox_acknowledged on outbox (planned_at) where channel = 'acknowledge'",
      "create index outbox_confirmed on outbox (planned_at) where channel = 'confirm'",
    ],
    rewrite: (trx) => renewKeys(trx, ['name']),
  },
  {
    version: 13,
    name: 'mails that are written at the desk',
    statements: [
      // SQLite cannot change a condition: the outbox is made anew for one more channel.
      createOutbox('outbox_13', "'mail', 'confirm', 'webhook', 'acknowledge', 'answer'"),
      'alter table outbox_13 add column planned_at bigint not null default 0',
      `insert into outbox_13 (id, lead_id, channel, state, attempts, created_at, planned_at, next_attempt_at, lease_owner,
        lease_until, give_up_at, last_error, sent_at)
        select id, lead_id, channel, state, attempts, created_at, planned_at, next_attempt_at, lease_owner,
        lease_until, give_up_at, last_error, sent_at from outbox`,
      'drop table outbox',
      'alter table outbox_13 rename to outbox',
      'create index outbox_due on outbox (state, next_attempt_at)',
      'create index outbox_lead on outbox (lead_id)',
      "create index outbox_acknowledged on outbox (planned_at) where channel = 'acknowledge'",
      "create index outbox_confirmed on outbox (planned_at) where channel = 'confirm'",
    ],
  },
];

export type Kind = 'sqlite' | 'postgres';

/** The number of the advisory lock; no other program of the database may take it. */
export const LOCK = 727_417_001;

const pending = (applied: ReadonlySet<number>, steps: readonly Migration[]): readonly Migration[] => {
  const found = Math.max(0, ...applied);
  const known = steps.at(-1)?.version ?? 0;
  if (found > known)
    throw new StorageError(
      'fault',
      `The database was written by a newer version of this program (schema ${found}, this one knows ${known}). Update the program.`,
    );
  return steps.filter((step) => !applied.has(step.version));
};

const columnsOfLeads = {
  sqlite: sql<{ name: string }>`select name from pragma_table_info('leads')`,
  postgres: sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'leads'`,
} as const satisfies Record<Kind, unknown>;

const addAnswerColumns = async (db: Kysely<Tables>, kind: Kind, log: Log): Promise<void> => {
  const { rows } = await columnsOfLeads[kind].execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const name of fieldNames.filter((field) => !known.has(field))) {
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
    log.info({ name }, 'Database column added for form field');
  }
};

/**
 * Runs all steps or none. A lock lets one of several servers that start at once do it.
 * @returns whether the database was empty before
 * @throws StorageError when a newer program wrote the database
 */
export const migrate = (db: Kysely<Tables>, kind: Kind, log: Log, steps: readonly Migration[] = migrations) =>
  withRetries(() =>
    db.transaction().execute(async (trx) => {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await sql`create table if not exists schema_migrations
        (version integer primary key, name text not null, applied_at bigint not null)`.execute(trx);
      const rows = await trx.selectFrom('schema_migrations').select('version').execute();
      for (const { version, name, statements, rewrite } of pending(new Set(rows.map((row) => row.version)), steps)) {
        for (const statement of statements) await sql.raw(statement).execute(trx);
        await rewrite?.(trx);
        await trx.insertInto('schema_migrations').values({ version, name, applied_at: Date.now() }).execute();
        log.info({ version, name }, 'Database migrated');
      }
      await addAnswerColumns(trx, kind, log);
      return rows.length === 0;
    }),
  );
