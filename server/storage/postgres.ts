import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StorageError } from './errors.ts';
import type { Log } from './log.ts';
import type { Tables } from './schema.ts';

/** The type id of a 64-bit integer, which pg would hand over as text; our times and counts are exact as numbers. */
const INT8 = 20;

const pool = (url: string, log: Log): pg.Pool => {
  const made = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that vanished without a word must not keep a visitor waiting.
    query_timeout: 15_000,
    statement_timeout: 12_000,
    keepAlive: true,
    application_name: 'leads',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // Without a listener an idle connection that the server closes would end this process.
  made.on('error', (error) =>
    log.warn({ code: 'code' in error ? error.code : error.name }, 'a database connection was lost'),
  );
  return made;
};

const show = async (db: Kysely<Tables>, name: 'synchronous_commit' | 'fsync'): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value ?? '';
};

/**
 * Connects to PostgreSQL.
 * @throws StorageError when the server answers a commit before it is on disk
 */
export const openPostgres = async (url: string, log: Log): Promise<Kysely<Tables>> => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool(url, log) }) });
  try {
    if ((await show(db, 'synchronous_commit')) === 'off') {
      throw new StorageError('setup', 'PostgreSQL has synchronous_commit = off: an acknowledged lead could be lost');
    }
    if ((await show(db, 'fsync')) !== 'on') {
      throw new StorageError('setup', 'PostgreSQL has fsync = off: an acknowledged lead could be lost');
    }
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};
