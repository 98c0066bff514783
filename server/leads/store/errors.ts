/** What a fault of the database means for the caller. */
export type StorageFault = 'busy' | 'unavailable' | 'newer' | 'damaged' | 'setup' | 'fault';

/** A fault of the store. Databases quote values in their messages; this one holds only the database's code. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  /** The driver's code, where a driver raised it. */
  readonly code: string | null;

  constructor(fault: StorageFault, message: string, code: string | null = null) {
    super(message);
    this.fault = fault;
    this.code = code;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE classes and Node codes that say "the server is not there now". */
const awayCodes =
  /^(08...|57P0.|53...|25P03|ECONN[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|E(HOST|NET)(UNREACH|DOWN)|E[MN]FILE)$/;

/** pg raises these without a code. */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|connection ended|not queryable/i;

/** Whether a query of PostgreSQL got no answer in time; pg raises this without a code. */
export const isHang = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

const faultOf = (error: unknown): StorageFault => {
  const code = codeOf(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code) || ['40001', '40P01', '55P03'].includes(code)) return 'busy';
  if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM)/.test(code) || awayCodes.test(code)) return 'unavailable';
  // A standby that became read-only, and an administrator's or our own timeout.
  if (['25006', '57014'].includes(code)) return 'unavailable';
  if (isHang(error)) return 'unavailable';
  return error instanceof Error && awayMessages.test(error.message) ? 'unavailable' : 'fault';
};

/** Turns whatever a driver threw into an error that is safe to log. */
export const storageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = codeOf(error) || (error instanceof Error ? error.name : 'unknown');
  return new StorageError(faultOf(error), `The store could not do this (${code})`, code);
};

/** Whether time may heal a fault: a lock that is held, a server or a disk that may come back. */
export const isPassing = ({ fault }: StorageError): boolean => fault === 'busy' || fault === 'unavailable';
