import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import { needsNewConnection, StorageError } from './errors.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';

// pg gives these as text; our times and counts are exact as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The use of a connection: requests of visitors, who wait, or migrations and the staff's commands, which may be slow.
 */
export type Purpose = 'visitors' | 'maintenance';

/**
 * Attempts for a visitor begin during 12 seconds (`RETRY_FOR`): a dead connection is given up soon enough for another
 * attempt. PostgreSQL ends a query or a wait for a lock before we give it up, so that no backend outlives its client.
 */
const limits = {
  visitors: { max: 10, statement_timeout: 5 * SECOND_MS, query_timeout: 6 * SECOND_MS },
  // A migration may rewrite a large table, or wait for another server that does.
  maintenance: {
    max: 2,
    lock_timeout: 20 * SECOND_MS,
    statement_timeout: 30 * SECOND_MS,
    query_timeout: 31 * SECOND_MS,
  },
} as const satisfies Record<Purpose, pg.PoolConfig>;

const createPool = (url: string, purpose: Purpose, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    ...limits[purpose],
    // Releases the locks of a server that vanished in a transaction, as while it migrates.
    idle_in_transaction_session_timeout: 5 * SECOND_MS,
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND_MS,
    keepAlive: true,
    // The system would send the first probe after two hours.
    keepAliveInitialDelayMillis: 10 * SECOND_MS,
    application_name: 'leads',
  });
  // The pool listens only to idle clients: the error of one that is lost in a transaction would end this process. Its
  // query rejects, which is enough.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ code: 'code' in error ? error.code : error.name }, 'Database connection lost'),
    ),
  );
  // About idle clients, which the listener above has logged.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Closes a connection that is dead or leads to a read-only server, and the idle ones with it: they most likely lead to the
 * same place, and each would cost a visitor the same time again.
 */
const postgresPool = (url: string, purpose: Purpose, log: Log, admit: () => void = () => undefined): PostgresPool => {
  const pool = createPool(url, purpose, log);

  const closeIdle = (): void => {
    for (let idle = pool.idleCount; idle > 0; idle--)
      pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  };

  const lend = (client: pg.PoolClient): PostgresPoolClient => {
    let lent = true;
    const release = (destroy?: boolean): void => {
      if (lent) client.release(destroy);
      lent = false;
    };
    const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (needsNewConnection(error)) {
          release(true);
          closeIdle();
        }
        throw error;
      }
    };
    // Kysely's type also has a form for cursors, which is not used here.
    return { query: query as PostgresPoolClient['query'], release };
  };

  return {
    options: pool.options,
    async connect() {
      admit();
      return lend(await pool.connect());
    },
    end: () => pool.end(),
  };
};

/** Connects with the first query; nothing is checked. @param admit throws while no connection may be used */
export const connectPostgres = (url: string, purpose: Purpose, log: Log, admit?: () => void): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, purpose, log, admit) }) });

const checkDurability = async (db: Kysely<Tables>): Promise<void> => {
  for (const name of ['synchronous_commit', 'fsync']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new StorageError('fault', `PostgreSQL has ${name} = off: an acknowledged lead could be lost`);
  }
};

/** Queries reject as unavailable until `prepare` has found the database there. */
export const openPostgres = (url: string, purpose: Purpose, log: Log) => {
  let prepared = false;
  const db = connectPostgres(url, purpose, log, () => {
    if (!prepared) throw new StorageError('unavailable', 'PostgreSQL unreachable since startup');
  });
  return {
    db,
    /** Returns the address without user and password. */
    place(): string {
      // Uses the driver's own parser; a client that is only constructed does not connect.
      const { host, port, database } = new pg.Client({ connectionString: url });
      return `${host}:${port}/${database}`;
    },
    /** May be called again. @returns whether the database was empty before @throws StorageError, or the driver's error */
    async prepare(): Promise<boolean> {
      // The first attempt uses the visitors' short limits: a database that does not answer is soon tried again.
      const first = connectPostgres(url, 'visitors', log);
      const own = connectPostgres(url, 'maintenance', log);
      try {
        await checkDurability(first);
        const created = await migrate(own, 'postgres', log);
        prepared = true;
        return created;
      } finally {
        await Promise.all([first.destroy(), own.destroy()]);
      }
    },
  };
};
