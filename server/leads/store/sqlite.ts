import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StorageError, storageError, withRetries } from './errors.ts';
import type { Tables } from './schema.ts';

const fileAt = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
};

/**
 * A process can still write to an open file that was renamed or deleted, but nobody would find there what was written.
 * @param paths files that are open now, or will be when the returned function is first called
 * @returns a function that throws a StorageError `unavailable` when another file, or none, is at one of the paths
 */
const watchPlace = (paths: readonly string[]): (() => void) => {
  const files = paths.map((path) => ({ path, opened: fileAt(path) }));
  return () => {
    for (const file of files) {
      const found = fileAt(file.path);
      file.opened ??= found;
      if (found === null || found !== file.opened)
        throw new StorageError('unavailable', `${file.path} was renamed or deleted while the server was running`);
    }
  };
};

const measureSize = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;

const damaged = (path: string, how: string): StorageError =>
  new StorageError(
    'fault',
    `${path} ${how}. It was left as it is: move it away and restore a backup (docs/operations.md).`,
  );

/** Returns the first value of the first row that a pragma answers with; it sets one with `name = value`. */
export const pragma = (file: DatabaseSync, text: string): unknown =>
  Object.values(file.prepare(`pragma ${text}`).get() ?? {})[0];

/** Returns what SQLite finds wrong with a file. The file is opened for reading only, so that nothing in it changes. */
export const findComplaint = (path: string, check: 'quick_check' | 'integrity_check'): string | null => {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return pragma(file, `${check}(1)`) === 'ok' ? null : `${check} failed`;
  } catch (error) {
    const fault = storageError(error);
    if (fault.code === 'SQLITE_CORRUPT' || fault.code === 'SQLITE_NOTADB') return fault.code;
    throw fault;
  } finally {
    file.close();
  }
};

/**
 * Checks a database before anything writes to it; there need not be one yet. Without this, SQLite would go on with a part
 * of a damaged file, or with an empty one. A damaged write-ahead log is not found (tests/faults/README.md).
 * @throws StorageError when it is damaged
 */
export const checkSqlite = async (path: string): Promise<void> => {
  const size = measureSize(path);
  if (size === null && !measureSize(`${path}-wal`)) return;
  // A new file gets its name once it has a header, so an empty one has lost its content. Beside an empty or missing file
  // SQLite would delete the log, and the enquiries in it.
  if (size === null) throw damaged(path, 'is missing, but its log is there');
  if (size === 0) throw damaged(path, 'is empty');
  const complaint = await withRetries(async () => findComplaint(path, 'quick_check'));
  if (complaint) throw damaged(path, `is damaged or no database (${complaint})`);
};

/** SQLite itself does not wait for a lock, because that would block the event loop; `withRetries` waits. */
const BUSY_TIMEOUT_MS = 0;

/** Settings that "ok means on disk" needs; each value is read again after it was set. */
const pragmas = [
  { name: 'journal_mode', set: 'WAL', expected: 'wal' },
  { name: 'synchronous', set: 'FULL', expected: 2 },
  { name: 'foreign_keys', set: 'ON', expected: 1 },
  { name: 'busy_timeout', set: String(BUSY_TIMEOUT_MS), expected: BUSY_TIMEOUT_MS },
  // Erased rows are overwritten in the file.
  { name: 'secure_delete', set: 'ON', expected: 1 },
  // Temporary tables stay in memory, so that no second file holds personal data.
  { name: 'temp_store', set: 'MEMORY', expected: 2 },
] as const;

/** Returns the file as Kysely's dialect wants it, which asks a statement whether it has rows, and hands values as a list. */
const kyselyDatabase = (file: DatabaseSync): SqliteDatabase => ({
  close: () => file.close(),
  prepare(sql) {
    const statement = file.prepare(sql);
    // Kysely does not type the values of a query; a value of any other type makes SQLite throw.
    const inputs = (values: readonly unknown[]) => values as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...inputs(values)),
      run: (values) => statement.run(...inputs(values)),
      iterate: (values) => statement.iterate(...inputs(values)),
    };
  },
});

const makeDriver = (file: DatabaseSync, checkPlace: () => void): SqliteDriver =>
  new (class extends SqliteDriver {
    override async beginTransaction(connection: DatabaseConnection): Promise<void> {
      // Takes the write lock at once: a transaction that first reads and then writes could fail without waiting for it.
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    }

    override async commitTransaction(connection: DatabaseConnection): Promise<void> {
      await super.commitTransaction(connection);
      // A commit to a file that is no longer at its path must not be acknowledged.
      checkPlace();
    }

    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      // A full disk has already rolled back; a second rollback would hide the first error.
      if (file.isTransaction) await super.rollbackTransaction(connection);
    }
  })({ database: kyselyDatabase(file) });

const setPragmas = (file: DatabaseSync): void => {
  for (const { name, set, expected } of pragmas) {
    pragma(file, `${name} = ${set}`);
    if (pragma(file, name) !== expected) {
      throw new StorageError('fault', `Could not set ${name} to ${set}: acknowledged leads could be lost on this disk`);
    }
  }
};

/**
 * Makes an empty database under another name and renames it once it has a header: a start that is interrupted leaves no
 * empty file, which would look like one that lost its content.
 */
const createFile = (path: string): void => {
  const fresh = `${path}.new-${randomUUID()}`;
  const file = new DatabaseSync(fresh);
  try {
    chmodSync(fresh, 0o600);
    pragma(file, 'journal_mode = WAL');
  } finally {
    file.close();
  }
  try {
    linkSync(fresh, path);
  } catch (error) {
    // Another server that starts at the same moment has made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh);
  }
};

/** Makes a folder and those above it. Node's own recursion does not end in a place where no folder can be made, as /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same moment has made it.
    if (!existsSync(path)) throw error;
  }
};

/** Opens or creates a file that only its owner may read. @throws StorageError when a pragma does not hold */
export const openSqlite = async (path: string) => {
  makeFolder(dirname(path));
  if (!existsSync(path)) createFile(path);
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    chmodSync(path, 0o600);
    // Another server that starts at the same moment holds a lock while it sets the journal mode.
    await withRetries(async () => setPragmas(file));
  } catch (error) {
    file.close();
    throw error;
  }
  const driver = makeDriver(file, watchPlace([path, `${path}-wal`]));
  const dialect = Object.assign(new SqliteDialect({ database: kyselyDatabase(file) }), { createDriver: () => driver });
  return { db: new Kysely<Tables>({ dialect }), file };
};
