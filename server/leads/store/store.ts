import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Channel } from '../../../src/forms/lead.ts';
import { MINUTE_MS, SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import {
  type DailyRepository,
  dailyRepository,
  type RetentionRepository,
  retentionRepository,
} from './daily-repository.ts';
import { type DeskRepository, deskRepository } from './desk-repository.ts';
import { type EnquiryRepository, enquiryRepository } from './enquiry-repository.ts';
import {
  createDeadline,
  describeCode,
  isBusy,
  isPassing,
  type Retrying,
  StorageError,
  storageError,
  withRetries,
} from './errors.ts';
import { countRows } from './lead-queries.ts';
import { migrate } from './migrations.ts';
import { type NewsletterRepository, newsletterRepository } from './newsletter-repository.ts';
import { type OutboxRepository, outboxRepository } from './outbox-repository.ts';
import { openPostgres, type Purpose } from './postgres.ts';
import type { Tables } from './schema.ts';
import { type SessionRepository, sessionRepository } from './session-repository.ts';
import { createSignatures, loadSecret } from './signatures.ts';
import { checkSqlite, openSqlite, pragma } from './sqlite.ts';
import { type Submission, type Submitted, submit } from './submit.ts';
import { type WatchRepository, watchRepository } from './watch-repository.ts';

/** Enquiries are kept in one database, SQLite or PostgreSQL. Every method rejects with a StorageError. */
export interface Store {
  /** Resolves once the lead and its notifications are on disk. */
  submit(submission: Submission): Promise<Submitted>;
  /** The notifications about leads that are to be sent. */
  readonly outbox: OutboxRepository;
  readonly newsletter: NewsletterRepository;
  /** The actions of senders on the page of their enquiry. */
  readonly enquiries: EnquiryRepository;
  /** The actions of the staff. */
  readonly desk: DeskRepository;
  /** The sessions of the staff. */
  readonly sessions: SessionRepository;
  /** The queries of monitoring. */
  readonly watch: WatchRepository;
  /** The morning list. */
  readonly daily: DailyRepository;
  readonly retention: RetentionRepository;
  /** Calls back after a submission that may have left something to send. */
  onQueued(listener: () => void): void;
  /** Calls back when the database could not store a submission. */
  onRefused(listener: (fault: StorageError) => void): void;
  /** Ends all waits after this time, those that have begun too. */
  endWaits(milliseconds: number): void;
  /** Removes erased rows from SQLite's log; `busy` when another program keeps reading it. */
  forget(): Promise<void>;
  close(): Promise<void>;
  /** The database, for backup and restore only. */
  readonly db: Kysely<Tables>;
  /** The SQLite file; null with PostgreSQL. */
  readonly file: DatabaseSync | null;
}

interface Opening {
  readonly store: Store;
  prepare(): Promise<void>;
}

export type StoreConfig = Pick<LeadsConfig, 'dataDir' | 'databaseUrl' | 'smtp' | 'webhook' | 'acknowledge'>;

export const listChannels = (config: Pick<StoreConfig, 'smtp' | 'webhook' | 'acknowledge'>): Channel[] => [
  ...(config.smtp ? (['mail', 'confirm'] as const) : []),
  ...(config.webhook ? (['webhook'] as const) : []),
  ...(config.smtp && config.acknowledge ? (['acknowledge'] as const) : []),
];

/** The longest that a visitor waits for the store: attempts begin during 12 seconds, the last takes time. */
const ANSWER_WITHIN = 15 * SECOND_MS;

const connect = async (config: StoreConfig, log: Log, purpose: Purpose) => {
  const { databaseUrl } = config;
  if (databaseUrl !== null)
    return { kind: 'postgres' as const, file: null, ...openPostgres(databaseUrl, purpose, log) };
  const path = join(config.dataDir, 'leads.db');
  await checkSqlite(path);
  const { db, file } = await openSqlite(path);
  return { kind: 'sqlite' as const, place: () => path, db, file, prepare: () => migrate(db, 'sqlite', log) };
};

/** Says what a driver's code means, and which setting it is about. */
const explain = (error: unknown, config: StoreConfig): StorageError => {
  const fault = storageError(error);
  if (fault.code === null) return fault;
  const reason = `${describeCode(fault.code)} (${fault.code})`;
  const text =
    config.databaseUrl === null
      ? `The enquiries cannot be kept in ${config.dataDir}: ${reason}. Correct DATA_DIR, or let this user write there.`
      : `PostgreSQL cannot be used: ${reason}. Correct DATABASE_URL, or start PostgreSQL.`;
  return new StorageError(fault.fault, text, fault.code);
};

const emptyLog = (file: DatabaseSync): void => {
  // The first value says whether another connection kept it from emptying the log.
  if (pragma(file, 'wal_checkpoint(TRUNCATE)') !== 0)
    throw new StorageError('busy', 'Could not truncate the WAL, deleted rows may remain in it. Run the command again.');
};

/** The store answers once `prepare` has succeeded. */
const createStore = async (config: StoreConfig, log: Log, purpose: Purpose = 'visitors'): Promise<Opening> => {
  const { kind, place, db, file, prepare } = await connect(config, log, purpose);
  const configured = listChannels(config);
  const deadline = createDeadline(ANSWER_WITHIN);
  // PostgreSQL may come back; a full or missing disk does not come back by itself.
  const retryable = kind === 'postgres' ? isPassing : isBusy;
  const retrying: Retrying = (work) => deadline.within(withRetries(work, retryable));
  const queued: (() => void)[] = [];
  const refused: ((fault: StorageError) => void)[] = [];
  let secret: string | null = null;
  let created = false;
  const signatures = createSignatures(() => secret);
  return {
    async prepare(): Promise<void> {
      // The steps below may fail and be retried: the database is not empty then any more.
      created = (await prepare()) || created;
      secret = await loadSecret(db);
      // A wrong setting shows here before enquiries are missed.
      const setting = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
      const opened = { database: kind, at: place() };
      if (created) log.warn(opened, `No database found, created an empty one (${setting})`);
      log.info({ ...opened, leads: await countRows(db.selectFrom('leads')) }, 'Database opened');
    },
    store: {
      db,
      file,
      async submit(submission: Submission): Promise<Submitted> {
        try {
          const submitted = await retrying(() =>
            db.transaction().execute((trx) => submit(trx, submission, configured)),
          );
          for (const listener of queued) listener();
          return submitted;
        } catch (error) {
          const fault = storageError(error);
          if (isPassing(fault)) for (const listener of refused) listener(fault);
          throw fault;
        }
      },
      outbox: outboxRepository(db, kind),
      newsletter: newsletterRepository(db, signatures, configured, retrying),
      enquiries: enquiryRepository(db, signatures, configured, retrying),
      desk: deskRepository(db, configured),
      sessions: sessionRepository(db),
      watch: watchRepository(db, file && config.dataDir),
      daily: dailyRepository(db),
      retention: retentionRepository(db),
      onQueued: (listener: () => void): void => void queued.push(listener),
      onRefused: (listener: (fault: StorageError) => void): void => void refused.push(listener),
      endWaits: deadline.endIn,
      async forget(): Promise<void> {
        if (file) await withRetries(async () => emptyLog(file));
      },
      close: (): Promise<void> => db.destroy(),
    },
  };
};

/** Brings the store to this program's schema. @throws StorageError with a line for the operator */
export const openStore = async (config: StoreConfig, log: Log, purpose?: Purpose): Promise<Store> => {
  try {
    const { store, prepare } = await createStore(config, log, purpose);
    await prepare().catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    return store;
  } catch (error) {
    throw explain(error, config);
  }
};

/** Monitoring finds the alarm by it. */
const NAME = 'database-away';

const REPEAT_EVERY = 15 * MINUTE_MS;

/** The pause is short because visitors wait as well. */
const RETRY_PAUSE_MS = 500;

/** @throws StorageError when waiting does not help: a wrong password, no such database, a newer schema */
const waitUntilPrepared = async (
  prepare: () => Promise<void>,
  { log, alarmAfter, signal }: { readonly log: Log; readonly alarmAfter: number; readonly signal: AbortSignal },
): Promise<void> => {
  const began = performance.now();
  let alarmAt = began + alarmAfter;
  let alarmed = false;
  for (let tries = 0; ; tries++) {
    try {
      await prepare();
      if (alarmed) log.info({ alarm: NAME }, 'Alarm cleared: PostgreSQL reachable');
      return;
    } catch (error) {
      const fault = storageError(error);
      if (signal.aborted) return;
      if (!isPassing(fault)) throw fault;
      const reason = fault.message;
      if (tries === 0) log.warn({ reason }, 'PostgreSQL unreachable: serving pages, rejecting forms, retrying');
      if (performance.now() >= alarmAt) {
        const seconds = Math.round((performance.now() - began) / 1000);
        log.error({ alarm: NAME, seconds, reason }, 'PostgreSQL unreachable since startup');
        alarmed = true;
        alarmAt = performance.now() + REPEAT_EVERY;
      }
    }
    await sleep(RETRY_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
};

/**
 * Starts the store while the server already serves pages. The store refuses everything as unavailable until `opened`
 * resolves, which waits without end for an unreachable PostgreSQL, and rejects with a StorageError when waiting does
 * not help.
 * @param alarmAfter milliseconds that PostgreSQL may be unreachable before the log raises an alarm
 * @throws StorageError when a SQLite file cannot be opened
 */
export const startStore = async (
  config: StoreConfig,
  log: Log,
  alarmAfter: number,
): Promise<{ readonly store: Store; readonly opened: Promise<void> }> => {
  if (config.databaseUrl === null) return { store: await openStore(config, log), opened: Promise.resolve() };
  const { store, prepare } = await createStore(config, log);
  const closing = new AbortController();
  const opened = waitUntilPrepared(prepare, { log, alarmAfter, signal: closing.signal }).catch((error: unknown) =>
    Promise.reject(explain(error, config)),
  );
  const close = (): Promise<void> => {
    closing.abort();
    return store.close();
  };
  return { store: { ...store, close }, opened };
};
