import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { createBatchWriter } from './batch-writer.ts';
import { StorageError, storageError } from './errors.ts';
import type { Log } from './log.ts';
import { type Kind, migrate } from './migrate.ts';
import { loadSecret, type NewsletterRepository, newsletterRepository } from './newsletter-repository.ts';
import { type OutboxRepository, outboxRepository } from './outbox-repository.ts';
import { openPostgres } from './postgres.ts';
import { withPatience } from './retry.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { checkSqlite } from './sqlite-check.ts';
import { type StaffRepository, staffRepository } from './staff-repository.ts';
import { channelsOf, type StoreConfig, sqliteFile } from './store-config.ts';
import { type Submission, type Submitted, submitter } from './submit.ts';
import { type WatchRepository, watchRepository } from './watch-repository.ts';

/** Everything that the rest of the server may ask of the database. */
export interface Store {
  readonly kind: Kind;
  /** Resolves once the lead and its notifications are on disk. */
  submit(said: Submission): Promise<Submitted>;
  readonly outbox: OutboxRepository;
  readonly newsletter: NewsletterRepository;
  readonly staff: StaffRepository;
  readonly watch: WatchRepository;
  /** Calls back after a submission that may have left something to send. */
  onQueued(listener: () => void): void;
  /** For backup and restore only. */
  readonly db: Kysely<Tables>;
  readonly file: Database.Database | null;
  /** Removes what a log-structured file still holds of erased rows. */
  forget(): void;
  close(): Promise<void>;
}

/** How long a visitor waits for a PostgreSQL that restarts. */
const RESTART_PATIENCE = 12_000;

const open = async (
  config: StoreConfig,
  log: Log,
): Promise<{ kind: Kind; db: Kysely<Tables>; file: Database.Database | null }> => {
  if (config.databaseUrl !== null)
    return { kind: 'postgres', db: await openPostgres(config.databaseUrl, log), file: null };
  await checkSqlite(sqliteFile(config));
  return { kind: 'sqlite', ...(await openSqlite(sqliteFile(config))) };
};

/** A driver's code alone tells an operator little: says which setting it is about, and never its value's secrets. */
const explain = (error: unknown, config: StoreConfig): StorageError => {
  const fault = storageError(error);
  if (fault.code === null) return fault;
  const text =
    config.databaseUrl === null
      ? `The enquiries cannot be kept in ${config.dataDir} (${fault.code}). Can this user write there (DATA_DIR)?`
      : `PostgreSQL cannot be used (${fault.code}). Does it run, and is DATABASE_URL right?`;
  return new StorageError(fault.fault, text, fault.code);
};

/**
 * Opens the store, brings it to this program's schema and checks what durability rests on.
 * @throws StorageError with a line for the operator
 */
export const openStore = async (config: StoreConfig, log: Log): Promise<Store> => {
  const { kind, db, file } = await open(config, log).catch((error: unknown) => Promise.reject(explain(error, config)));
  try {
    await migrate(db, kind, log);
    const configured = channelsOf(config);
    const listeners: (() => void)[] = [];
    const submit = submitter(db, configured);
    const submitOne =
      kind === 'sqlite'
        ? createBatchWriter<Submission, Submitted>(db, submit)
        : (said: Submission) =>
            withPatience(
              () => db.transaction().execute((trx) => submit(trx, said)),
              (error) => error.fault === 'busy' || error.fault === 'unavailable',
              RESTART_PATIENCE,
            );
    log.info({ database: kind }, 'the store of enquiries is open');
    return {
      kind,
      db,
      file,
      async submit(said) {
        const submitted = await submitOne(said);
        for (const listener of listeners) listener();
        return submitted;
      },
      outbox: outboxRepository(db, kind),
      newsletter: newsletterRepository(db, await loadSecret(db), configured),
      staff: staffRepository(db, configured),
      watch: watchRepository(db),
      onQueued: (listener) => void listeners.push(listener),
      forget: () => void file?.pragma('wal_checkpoint(TRUNCATE)'),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw explain(error, config);
  }
};
