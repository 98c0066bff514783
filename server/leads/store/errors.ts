import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '../../../src/office/durations.ts';

type StorageFault = 'busy' | 'unavailable' | 'fault';

/** Its message may be logged: the messages of databases quote values, but this one holds only their code. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  /** The driver's code; null for an error of our own. */
  readonly code: string | null;

  constructor(fault: StorageFault, message: string, code: string | null = null) {
    super(message);
    this.fault = fault;
    this.code = code;
  }
}

/** Names for SQLite's result codes, which are the last byte of its extended codes (sqlite.org/rescode.html). */
const sqliteCodes: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  26: 'SQLITE_NOTADB',
};

const readCode = (error: unknown): string => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return '';
  if (!('errcode' in error && typeof error.errcode === 'number')) return error.code;
  return sqliteCodes[error.errcode & 0xff] ?? `SQLITE_${error.errcode}`;
};

/** SQLSTATE of a server that only reads: a standby, or a primary that became one in a failover. */
const READ_ONLY = '25006';

/** SQLSTATE and Node codes of a server that cannot be reached now, or a timeout of a query (57014). */
const awayCodes =
  /^(08...|57P0.|57014|53...|25P03|ECONN[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|E(HOST|NET)(UNREACH|DOWN)|E[MN]FILE)$/;

/** True if a PostgreSQL query timed out; pg raises this without a code, like the messages below. */
const isHang = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** True if this connection will fail again, but a new one may succeed. */
export const needsNewConnection = (error: unknown): boolean => isHang(error) || readCode(error) === READ_ONLY;

const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|connection ended|not queryable/i;

const findFault = (error: unknown): StorageFault => {
  const code = readCode(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code) || ['40001', '40P01', '55P03'].includes(code)) return 'busy';
  if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM)/.test(code) || awayCodes.test(code)) return 'unavailable';
  if (needsNewConnection(error)) return 'unavailable';
  return error instanceof Error && awayMessages.test(error.message) ? 'unavailable' : 'fault';
};

export const storageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = readCode(error) || (error instanceof Error ? error.name : 'unknown');
  return new StorageError(findFault(error), `Database query failed (${code})`, code);
};

const codeWords: readonly (readonly [code: RegExp, words: string])[] = [
  [/^3D000$/, 'there is no database of that name'],
  [/^28P01$/, 'the password is wrong'],
  [/^28000$/, 'there is no such user, or it may not sign in'],
  [/^42501$/, 'the user may not do this in the database'],
  [/^3F000$/, 'there is no such schema'],
  [/^53300$/, 'too many connections are open'],
  [/^57P03$/, 'the database is starting or stopping'],
  [/^ECONNREFUSED$/, 'nothing listens at that address and port'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'there is no host of that name'],
  [/^(?:ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN))$/, 'the host does not answer'],
  [/^(?:ENOENT|ENOTDIR|SQLITE_CANTOPEN.*)$/, 'there is no such folder, and it cannot be made'],
  [/^(?:EACCES|EPERM)$/, 'this user may not write there'],
  [/^(?:EROFS|SQLITE_READONLY.*)$/, 'it can only be read'],
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
];

/** Says what a code of a database driver or of the file system means. */
export const describeCode = (code: string): string =>
  codeWords.find(([known]) => known.test(code))?.[1] ?? 'the database gives an error';

/** True if the error may pass: a lock that is held, or a server or disk that cannot be reached. */
export const isPassing = ({ fault }: StorageError): boolean => fault === 'busy' || fault === 'unavailable';

/** New attempts begin for this long while a database is locked or restarting. */
const MAX_RETRY_MS = 12 * SECOND_MS;

export type Retrying = <T>(work: () => Promise<T>) => Promise<T>;

/** True if another transaction holds the lock. */
export const isBusy = ({ fault }: StorageError): boolean => fault === 'busy';

/**
 * Runs `work`, which must be safe to run again after a commit whose answer was lost, until it succeeds or fails for good.
 * @param retryFor how long new attempts begin, milliseconds
 * @throws StorageError
 */
export const withRetries = async <T>(
  work: () => Promise<T>,
  retryable: (fault: StorageError) => boolean = isBusy,
  retryFor = MAX_RETRY_MS,
): Promise<T> => {
  // The time of day can jump, so a monotonic clock measures the deadline.
  const deadline = performance.now() + retryFor;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const fault = storageError(error);
      if (!retryable(fault) || performance.now() > deadline) throw fault;
      await sleep(Math.min(10 * 2 ** attempt, SECOND_MS / 2));
    }
  }
};

/** Returns a deadline for work on the database. @param most the longest wait for one piece of work, milliseconds */
export const createDeadline = (most: number) => {
  const waiting = new Set<() => void>();
  let endsAt = Number.POSITIVE_INFINITY;
  return {
    /** Does not stop the work itself. @throws StorageError `unavailable` when it takes too long, or what the work throws */
    async within<T>(work: Promise<T>): Promise<T> {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const end = (): void => reject(new StorageError('unavailable', 'Database did not answer in time'));
      const timer = setTimeout(end, Math.max(0, Math.min(most, endsAt - performance.now())));
      waiting.add(end);
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
        waiting.delete(end);
      }
    },
    /** Ends all waits after this time, those under way included. */
    endIn(milliseconds: number): void {
      endsAt = Math.min(endsAt, performance.now() + milliseconds);
      setTimeout(() => {
        for (const end of waiting) end();
      }, milliseconds).unref();
    },
  };
};

type Queries = Readonly<Record<string, (...values: never[]) => Promise<unknown>>>;

/** Runs each query again while the database is locked: each must be safe to run again. */
export const retried = <T extends Queries>(queries: T, retrying: Retrying = withRetries): T =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, (...values: never[]) => retrying(() => query(...values))]),
  ) as T;
