import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StorageError, storageError } from './errors.ts';
import { withRetries } from './retry.ts';

const sizeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;

const damaged = (path: string, how: string): StorageError =>
  new StorageError(
    'damaged',
    `${path} ${how}. It was left as it is: move it away and restore a backup (docs/operations.md).`,
  );

/** What SQLite finds wrong with a file, which is opened for reading only, so that nothing in it changes. */
const complaintOf = (path: string): string | null => {
  const file = new Database(path, { readonly: true });
  try {
    return file.pragma('quick_check(1)', { simple: true }) === 'ok' ? null : 'quick_check failed';
  } catch (error) {
    const fault = storageError(error);
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(fault.code ?? '')) return fault.code;
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
  const size = sizeOf(path);
  if (size === null && !sizeOf(`${path}-wal`)) return;
  // A new file gets its name once it has a header, so an empty one has lost its content. Beside an empty or missing file
  // SQLite would delete the log, and the enquiries in it.
  if (size === null) throw damaged(path, 'is missing, but its log is there');
  if (size === 0) throw damaged(path, 'is empty');
  const complaint = await withRetries(async () => complaintOf(path));
  if (complaint) throw damaged(path, `is damaged or no database (${complaint})`);
};
