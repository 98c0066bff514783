import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import { StorageError, withRetries } from './errors.ts';
import { countRows } from './lead-queries.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { findComplaint, openSqlite, pragma } from './sqlite.ts';
import type { Store } from './store.ts';

/** Migrating fills the first; a restored copy signs nobody in at the desk. */
type NotCopied = 'schema_migrations' | 'desk_links' | 'desk_sessions';

/** The tables that are copied, parents before children, with their primary keys. */
const keys = {
  settings: 'key',
  leads: 'id',
  idempotency_keys: 'key_hash',
  outbox: 'id',
  tokens: 'token_hash',
  history: 'id',
  erasures: 'id',
} as const satisfies Record<Exclude<keyof Tables, NotCopied>, string>;

type Copied = keyof typeof keys;
const tables = Object.keys(keys) as Copied[];

const ROWS_PER_INSERT = 200;

export type Counts = Readonly<Record<Copied, number>>;

const countTables = async (db: Kysely<Tables>): Promise<Counts> => {
  const counts: [Copied, number][] = [];
  for (const table of tables) counts.push([table, await countRows(db.selectFrom(table))]);
  return Object.fromEntries(counts) as Counts;
};

/** The types of queries cannot follow a table that is named at run time. */
const copyRows = async (from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> => {
  const source = from as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const target = to as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const table of tables) {
    const key = keys[table];
    for (let last: unknown = ''; ; ) {
      const rows = await source
        .selectFrom(table)
        .selectAll()
        .where(key, '>', last)
        .orderBy(key)
        .limit(ROWS_PER_INSERT)
        .execute();
      if (rows.length > 0) await target.insertInto(table).values(rows).execute();
      if (rows.length < ROWS_PER_INSERT) break;
      last = rows.at(-1)?.[key];
    }
  }
  if (JSON.stringify(await countTables(to)) !== JSON.stringify(await countTables(from)))
    throw new StorageError('fault', 'The copy is incomplete: row counts differ');
};

const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const checkFile = (path: string): void => {
  const complaint = findComplaint(path, 'integrity_check');
  if (complaint) throw new StorageError('fault', `The backup is damaged: ${complaint}`);
};

/** A copy waits this long while another server opens the file after a crash and replays its log. */
const COPY_TIMEOUT_MS = 10 * SECOND_MS;

const MAX_INT32 = 2 ** 31 - 1;

/** Copies by a connection of its own, because SQLite does not copy by one that has a transaction under way. */
const copySqlite = async (file: DatabaseSync, path: string): Promise<void> => {
  const source = new DatabaseSync(String(file.location()), { readOnly: true, timeout: COPY_TIMEOUT_MS });
  try {
    // Copies all pages in one step, off the main thread: between two steps each write would start the copy anew.
    await backup(source, path, { rate: MAX_INT32 });
  } finally {
    source.close();
  }
};

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const dumpPostgres = async (store: Store, path: string): Promise<void> => {
  const target = await openSqlite(path);
  try {
    await migrate(target.db, 'sqlite', quiet);
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => target.db.transaction().execute((trx) => copyRows(snapshot, trx)));
    pragma(target.file, 'journal_mode = DELETE');
  } finally {
    await target.db.destroy();
  }
};

/**
 * Copies the store to a SQLite file while servers go on writing, and gives the copy its name once it was checked.
 * @throws StorageError when the copy is not sound
 */
export const backupStore = async (store: Store, path: string): Promise<Counts> => {
  const partial = `${path}.partial`;
  if (existsSync(path)) throw new StorageError('fault', 'The backup file already exists. Choose another name.');
  const removePartial = (): void => {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(partial + suffix, { force: true });
  };
  removePartial();
  try {
    // It holds what the store holds: SQLite would make it readable for the group and others.
    closeSync(openSync(partial, 'wx', 0o600));
    if (store.file) await copySqlite(store.file, partial);
    else await dumpPostgres(store, partial);
    checkFile(partial);
    const copy = await openSqlite(partial);
    const counts = await countTables(copy.db);
    pragma(copy.file, 'journal_mode = DELETE');
    await copy.db.destroy();
    syncToDisk(partial);
    renameSync(partial, path);
    syncToDisk(dirname(path));
    return counts;
  } finally {
    removePartial();
  }
};

const copyInto = async (store: Store, path: string): Promise<Counts> => {
  const source = await openSqlite(path);
  try {
    await migrate(source.db, 'sqlite', quiet);
    return await withRetries(() =>
      store.db.transaction().execute(async (trx) => {
        if ((await countTables(trx)).leads > 0)
          throw new StorageError('fault', 'The database already contains enquiries. Restore into an empty one.');
        // The backup brings its own signing secret, so that unsubscribe links that were mailed go on working.
        await trx.deleteFrom('settings').execute();
        await trx.deleteFrom('idempotency_keys').execute();
        await trx.deleteFrom('erasures').execute();
        await copyRows(source.db, trx);
        return countTables(trx);
      }),
    );
  } finally {
    await source.db.destroy();
  }
};

/**
 * Reads a backup into an empty store. The file is only read: an older version must still be able to open it, and its date
 * says how old the last backup is.
 * @throws StorageError when the store holds leads already, or the backup is not sound or of a newer version
 */
export const restoreStore = async (store: Store, path: string): Promise<Counts> => {
  if (!existsSync(path)) throw new StorageError('fault', 'Backup file not found');
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const copy = join(folder, 'backup.db');
    // A copy of a running store, made without this program, has its last rows in the log.
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    // The copy of a read-only file is read-only too, and it may have to be migrated.
    chmodSync(copy, 0o600);
    checkFile(copy);
    return await copyInto(store, copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
