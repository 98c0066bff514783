import { type Kysely, sql } from 'kysely';
import { type StorageError, storageError } from './errors.ts';
import { withPatience } from './retry.ts';
import type { Tables } from './schema.ts';

/** Does one item's work inside the caller's transaction. */
export type Work<Item, Result> = (trx: Kysely<Tables>, item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: StorageError) => void;
}

/** One commit is one fsync; more than this many leads in it would only make the first one wait. */
const MOST = 200;

/** A fault that ended the whole transaction, not one item's part of it. */
const endsBatch = (error: StorageError): boolean => error.fault !== 'fault';

/**
 * Groups concurrent submissions into one transaction, so that they share one fsync (SQLite has one writer anyway).
 * Each promise settles after the commit that holds its item; a bad item is rolled back alone.
 */
export const createBatchWriter = <Item, Result>(
  db: Kysely<Tables>,
  work: Work<Item, Result>,
): ((item: Item) => Promise<Result>) => {
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  const runOne = async (trx: Kysely<Tables>, { item }: Waiting<Item, Result>): Promise<Result | StorageError> => {
    await sql`savepoint item`.execute(trx);
    try {
      const result = await work(trx, item);
      await sql`release item`.execute(trx);
      return result;
    } catch (error) {
      const fault = storageError(error);
      if (endsBatch(fault)) throw fault;
      await sql`rollback to item`.execute(trx);
      await sql`release item`.execute(trx);
      return fault;
    }
  };

  const runAll = async (trx: Kysely<Tables>, batch: readonly Waiting<Item, Result>[]) => {
    const [only] = batch;
    // Alone in its transaction an item needs no savepoint.
    if (only && batch.length === 1) return [await work(trx, only.item)];
    const results: (Result | StorageError)[] = [];
    for (const waiting of batch) results.push(await runOne(trx, waiting));
    return results;
  };

  const commit = (batch: readonly Waiting<Item, Result>[]): Promise<(Result | StorageError)[]> =>
    withPatience(() => db.transaction().execute((trx) => runAll(trx, batch)));

  const drain = async (): Promise<void> => {
    running = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST);
      queue = queue.slice(MOST);
      try {
        const results = await commit(batch);
        for (const [index, waiting] of batch.entries()) {
          const result = results[index] as Result | StorageError;
          if (result instanceof Error) waiting.reject(result);
          else waiting.resolve(result);
        }
      } catch (error) {
        for (const waiting of batch) waiting.reject(storageError(error));
      }
      // Lets the requests that arrived during the fsync join the next batch together.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void drain());
    });
};
