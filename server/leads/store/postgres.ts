import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Log } from '../../logging.ts';
import { StorageError } from './errors.ts';
import { migrate } from './migrate.ts';
import { type Purpose, postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** Queries over a pool of its own. Nothing is connected yet, and nothing was checked. */
export const connectPostgres = (url: string, purpose: Purpose, log: Log, admit?: () => void): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, purpose, log, admit) }) });

const show = async (db: Kysely<Tables>, name: 'synchronous_commit' | 'fsync'): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value ?? '';
};

const checkDurability = async (db: Kysely<Tables>): Promise<void> => {
  if ((await show(db, 'synchronous_commit')) === 'off')
    throw new StorageError('setup', 'PostgreSQL has synchronous_commit = off: an acknowledged lead could be lost');
  if ((await show(db, 'fsync')) !== 'on')
    throw new StorageError('setup', 'PostgreSQL has fsync = off: an acknowledged lead could be lost');
};

/** A PostgreSQL that may be away. */
export interface Postgres {
  /** Rejects every query as unavailable until `prepare` has succeeded. */
  readonly db: Kysely<Tables>;
  /**
   * Checks what durability rests on and brings the database to this program's schema; may be tried again.
   * @returns whether the database was empty before
   * @throws StorageError, or what the driver throws
   */
  prepare(): Promise<boolean>;
}

/** Knows a PostgreSQL; whether it is there is found out by `prepare`. */
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
