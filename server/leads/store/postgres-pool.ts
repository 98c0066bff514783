import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../../logging.ts';
import { isHang } from './errors.ts';

/** The type id of a 64-bit integer, which pg would hand over as text; our times and counts are exact as numbers. */
const INT8 = 20;

/** What connections are for: visitors, who wait, or migrations and the staff's tool, which may take their time. */
export type Purpose = 'visitors' | 'maintenance';

/**
 * How many connections there may be, and how long each may take, milliseconds. A visitor waits 12 seconds in all
 * (`PATIENCE`): a line that leads nowhere is given up soon enough for a second try on another one. PostgreSQL itself
 * gives a query up before we do, and lets go of the locks of a server that vanished inside a transaction.
 */
const limits = {
  visitors: {
    max: 10,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 5_000,
  },
  // A migration may rewrite a large table, or wait for another server that does; but not on a dead line for ever.
  maintenance: { max: 2, query_timeout: 600_000 },
} as const satisfies Record<Purpose, pg.PoolConfig>;

const createPool = (url: string, purpose: Purpose, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    ...limits[purpose],
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Without it the first probe goes out after the system's two hours.
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'leads',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // The pool listens only on the clients that nobody has; one that is lost in the middle of a transaction would end
  // this process. Whoever uses it learns of it by a query that rejects.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ code: 'code' in error ? error.code : error.name }, 'a database connection was lost'),
    ),
  );
  // What it says of idle clients, the listener above has said.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Makes a pool of connections for Kysely. A connection on which a query gets no answer in time is closed at once, and
 * the idle ones with it: most likely they lead nowhere either, and each would cost a visitor the same time again.
 * @param admit throws while nobody may have a connection
 */
export const postgresPool = (
  url: string,
  purpose: Purpose,
  log: Log,
  admit: () => void = () => undefined,
): PostgresPool => {
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
        if (isHang(error)) {
          release(true);
          closeIdle();
        }
        throw error;
      }
    };
    // Kysely's type has a second form, for cursors, which nobody uses here.
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
