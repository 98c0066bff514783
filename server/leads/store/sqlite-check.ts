import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StorageError, storageError } from './errors.ts';
import { withPatience } from './retry.ts';
import { isLogDamaged } from './wal-check.ts';

/** A log that another server is rewriting just now looks damaged for a moment, never this often. */
const LOOKS = 3;
const BETWEEN_LOOKS = 50;

const sizeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;

const damaged = (path: string, how: string): StorageError =>
  new StorageError(
    'damaged',
    `${path} ${how}. It was left as it is: move it away and restore a backup (docs/operations.md).`,
  );

const checkLog = async (path: string): Promise<void> => {
  for (let look = 1; isLogDamaged(path); look++) {
    if (look === LOOKS) throw damaged(path, 'is damaged: enquiries would be lost');
    await sleep(BETWEEN_LOOKS);
  }
};

/** What SQLite finds wrong with a file; the file is opened for reading only, so that nothing in it changes. */
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
 * Looks at a database before anything may write to it; one that is not there yet is fine.
 * @throws StorageError when it is damaged: SQLite would work on with a part of it, or start an empty one in its place
 */
export const checkSqlite = async (path: string): Promise<void> => {
  const log = `${path}-wal`;
  const size = sizeOf(path);
  if (size === null && !sizeOf(log)) return;
  // New files get their name when they have a header, so an empty one was something else before. With an empty or
  // missing file SQLite would delete the log, and the enquiries in it.
  if (size === null) throw damaged(path, 'is missing, but its log is there');
  if (size === 0) throw damaged(path, 'is empty');
  await checkLog(log);
  const complaint = await withPatience(async () => complaintOf(path));
  if (complaint) throw damaged(path, `is damaged or no database (${complaint})`);
};
