import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Log } from '../../logging.ts';
import { StorageError } from './errors.ts';
import { migrate } from './migrate.ts';
import { type Purpose, postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** Queries over a pool of its own, which connects with the first query. Nothing is checked. */
export const connectPostgres = (url: string, purpose: Purpose, log: Log, admit?: () => void): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, purpose, log, admit) }) });

const checkDurability = async (db: Kysely<Tables>): Promise<void> => {
  for (const name of ['synchronous_commit', 'fsync']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new StorageError('setup', `PostgreSQL has ${name} = off: an acknowledged lead could be lost`);
  }
};

/** A PostgreSQL database that may be away. */
export interface Postgres {
  /** Rejects every query as unavailable until `prepare` has succeeded. */
  readonly db: Kysely<Tables>;
  /**
   * Checks the settings that durability needs and brings the database to this program's schema; may be called again.
   * @returns whether the database was empty before
   * @throws StorageError, or what the driver throws
   */
  prepare(): Promise<boolean>;
}

/** Makes the queries of a PostgreSQL database; only `prepare` finds out whether it is there. */
export const openPostgres = (url: string, purpose: Purpose, log: Log): Postgres => {
  let prepared = false;
  const db = connectPostgres(url, purpose, log, () => {
    if (!prepared) throw new StorageError('unavailable', 'PostgreSQL has not been reached since the start');
  });
  return {
    db,
    async prepare() {
      const own = connectPostgres(url, 'maintenance', log);
      try {
        await checkDurability(own);
        const created = await migrate(own, 'postgres', log);
        prepared = true;
        return created;
      } finally {
        await own.destroy();
      }
    },
  };
};
