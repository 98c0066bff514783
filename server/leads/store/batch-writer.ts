import type { Kysely } from 'kysely';
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

/** A fault of one item, not of the database that all items go to. */
const isOfOneItem = ({ fault }: StorageError): boolean => fault === 'fault';

/**
 * Groups concurrent submissions into one transaction, so that they share one fsync (SQLite has one writer anyway).
 * Each promise settles after the commit that holds its item. A bad item ends its transaction, and then each item gets
 * one of its own: savepoints around every item would make SQLite copy each page that an item changes.
 */
export const createBatchWriter = <Item, Result>(
  db: Kysely<Tables>,
  work: Work<Item, Result>,
): ((item: Item) => Promise<Result>) => {
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  const commit = (batch: readonly Waiting<Item, Result>[]): Promise<Result[]> =>
    withPatience(() =>
      db.transaction().execute(async (trx) => {
        const results: Result[] = [];
        for (const { item } of batch) results.push(await work(trx, item));
        return results;
      }),
    );

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await commit(batch);
      for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
    } catch (error) {
      const fault = storageError(error);
      if (batch.length > 1 && isOfOneItem(fault)) for (const waiting of batch) await settle([waiting]);
      else for (const waiting of batch) waiting.reject(fault);
    }
  };

  const drain = async (): Promise<void> => {
    running = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST);
      queue = queue.slice(MOST);
      await settle(batch);
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
