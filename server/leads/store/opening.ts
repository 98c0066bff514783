import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { MINUTE } from '../../durations.ts';
import type { Log } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import { isPassing, storageError } from './errors.ts';
import { countOf } from './lead-queries.ts';
import type { Channel, Tables } from './schema.ts';

export type StoreConfig = Pick<LeadsConfig, 'dataDir' | 'databaseUrl' | 'smtp' | 'webhook' | 'acknowledge'>;

export const sqliteFile = (config: Pick<StoreConfig, 'dataDir'>): string => join(config.dataDir, 'leads.db');

export const channelsOf = (config: Pick<StoreConfig, 'smtp' | 'webhook' | 'acknowledge'>): Channel[] => [
  ...(config.smtp ? (['mail', 'confirm'] as const) : []),
  ...(config.webhook ? (['webhook'] as const) : []),
  ...(config.smtp && config.acknowledge ? (['acknowledge'] as const) : []),
];

/** Where the enquiries are, without user and password: the SQLite file, or host, port and database of PostgreSQL. */
const placeOf = (config: StoreConfig): string => {
  if (config.databaseUrl === null) return sqliteFile(config);
  // Read as the driver reads it; a client connects only when it is told to.
  const { host, port, database } = new pg.Client({ connectionString: config.databaseUrl });
  return `${host}:${port}/${database}`;
};

/** A wrong setting shows there before enquiries are missed. */
export const logOpened = async (db: Kysely<Tables>, config: StoreConfig, created: boolean, log: Log): Promise<void> => {
  const leads = await countOf(db.selectFrom('leads'));
  const store = { database: config.databaseUrl === null ? 'sqlite' : 'postgres', at: placeOf(config) };
  const setting = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  if (created) log.warn(store, `there was no store of enquiries here: an empty one was created (${setting})`);
  log.info({ ...store, leads }, 'the store of enquiries is open');
};

/** Monitoring finds the alarm by it. */
const NAME = 'database-away';

const REPEAT_EVERY = 15 * MINUTE;

/** Between two attempts, milliseconds: short, because visitors wait as well. */
const PAUSE = 500;

/**
 * Tries again without end while a database is away. That is logged at once, and as an alarm after `alarmAfter` (in
 * milliseconds) and every 15 minutes from then on. Resolves when it is prepared, or when `signal` is aborted.
 * @throws StorageError when waiting does not help: a wrong password, no such database, a newer schema
 */
export const waitUntilPrepared = async (
  prepare: () => Promise<void>,
  { log, alarmAfter, signal }: { readonly log: Log; readonly alarmAfter: number; readonly signal: AbortSignal },
): Promise<void> => {
  const began = performance.now();
  let alarmAt = began + alarmAfter;
  let alarmed = false;
  for (let tries = 0; ; tries++) {
    try {
      await prepare();
      if (alarmed) log.info({ alarm: NAME }, 'the alarm is over: PostgreSQL is there');
      return;
    } catch (error) {
      const fault = storageError(error);
      if (signal.aborted) return;
      if (!isPassing(fault)) throw fault;
      const reason = fault.message;
      if (tries === 0)
        log.warn({ reason }, 'PostgreSQL is away: pages are served, enquiries refused, it is tried again');
      if (performance.now() >= alarmAt) {
        const seconds = Math.round((performance.now() - began) / 1000);
        log.error({ alarm: NAME, seconds, reason }, 'PostgreSQL has not been reached since the start');
        alarmed = true;
        alarmAt = performance.now() + REPEAT_EVERY;
      }
    }
    await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
  }
};
