import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../../logging.ts';
import type { Tables } from './schema.ts';
import { type StoreConfig, sqliteFile } from './store-config.ts';

/** Where the enquiries are, without user and password: the SQLite file, or host, port and database of PostgreSQL. */
const placeOf = (config: StoreConfig): string => {
  if (config.databaseUrl === null) return sqliteFile(config);
  // Read as the driver reads it; a client connects only when it is told to.
  const { host, port, database } = new pg.Client({ connectionString: config.databaseUrl });
  return `${host}:${port}/${database}`;
};

/**
 * Logs which store is open, how many leads it holds, and whether it had to be created: a wrong setting shows there before
 * enquiries are missed.
 */
export const logOpened = async (db: Kysely<Tables>, config: StoreConfig, created: boolean, log: Log): Promise<void> => {
  const { leads } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow();
  const store = { database: config.databaseUrl === null ? 'sqlite' : 'postgres', at: placeOf(config) };
  const setting = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  if (created) log.warn(store, `there was no store of enquiries here: an empty one was created (${setting})`);
  log.info({ ...store, leads }, 'the store of enquiries is open');
};
