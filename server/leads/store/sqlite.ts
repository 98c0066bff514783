import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Dialect, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { StorageError } from './errors.ts';
import { watchPlace } from './file-place.ts';
import { withPatience } from './retry.ts';
import type { Tables } from './schema.ts';

/** How long SQLite itself waits for a lock: not at all, because nobody is served meanwhile. `withPatience` waits. */
const BUSY_TIMEOUT = 0;

/** What the promise "ok means on disk" rests on; asserted after it was set. */
const pragmas = [
  { name: 'journal_mode', set: 'WAL', expected: 'wal' },
  { name: 'synchronous', set: 'FULL', expected: 2 },
  { name: 'foreign_keys', set: 'ON', expected: 1 },
  { name: 'busy_timeout', set: String(BUSY_TIMEOUT), expected: BUSY_TIMEOUT },
  // Erased persons are overwritten in the file, not only unlinked.
  { name: 'secure_delete', set: 'ON', expected: 1 },
  // What a statement keeps aside to undo itself stays in memory: faster, and no second file holds personal data.
  { name: 'temp_store', set: 'MEMORY', expected: 2 },
] as const;

/**
 * Takes the write lock at once: a transaction that reads first and writes later can fail half-way without waiting.
 * Looks after each commit whether the file is still at its path.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: Database.Database;
  readonly #checkPlace: () => void;

  constructor(file: Database.Database, checkPlace: () => void) {
    super({ database: file });
    this.#file = file;
    this.#checkPlace = checkPlace;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    // After it: what was written to a file that is no longer at its path must not be acknowledged.
    this.#checkPlace();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already rolled back; a second rollback would hide the first error.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateDialect extends SqliteDialect implements Dialect {
  readonly #file: Database.Database;
  readonly #checkPlace: () => void;

  constructor(file: Database.Database, checkPlace: () => void) {
    super({ database: file });
    this.#file = file;
    this.#checkPlace = checkPlace;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#file, this.#checkPlace);
  }
}

const setPragmas = (file: Database.Database): void => {
  for (const { name, set, expected } of pragmas) {
    file.pragma(`${name} = ${set}`);
    if (file.pragma(name, { simple: true }) !== expected) {
      throw new StorageError('setup', `The database cannot be used safely here: ${name} could not be set to ${set}`);
    }
  }
};

/**
 * Makes an empty database under another name and gives it its own once it has a header: a start that is cut short
 * leaves no empty file, which could not be told from one that lost its content.
 */
const createFile = (path: string): void => {
  const fresh = `${path}.new-${randomUUID()}`;
  const file = new Database(fresh);
  try {
    chmodSync(fresh, 0o600);
    file.pragma('journal_mode = WAL');
  } finally {
    file.close();
  }
  try {
    linkSync(fresh, path);
  } catch (error) {
    // Another server that started at the same moment was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh);
  }
};

/** An open SQLite file: for queries, and for what only SQLite has. */
export interface SqliteFile {
  readonly db: Kysely<Tables>;
  readonly file: Database.Database;
}

/**
 * Opens or creates a file that only its owner may read.
 * @throws StorageError when the folder cannot be written or a pragma does not hold
 */
export const openSqlite = async (path: string): Promise<SqliteFile> => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) createFile(path);
  const file = new Database(path, { timeout: BUSY_TIMEOUT });
  try {
    chmodSync(path, 0o600);
    // Another server that starts at the same moment holds the lock while it switches the journal.
    await withPatience(async () => setPragmas(file));
  } catch (error) {
    file.close();
    throw error;
  }
  const dialect = new ImmediateDialect(file, watchPlace([path, `${path}-wal`]));
  return { db: new Kysely<Tables>({ dialect }), file };
};
