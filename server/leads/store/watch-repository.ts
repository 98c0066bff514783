import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { SECOND_MS } from '../../../src/office/durations.ts';
import { isBusy, retried, StorageError, withRetries } from './errors.ts';
import { writeSetting } from './lead-queries.ts';
import { staffChannels, type Tables } from './schema.ts';

/** A backup holds its lock for less, so that it does not fail the probe. */
const PROBE_WAIT_MS = SECOND_MS;

/** Twice what the longest lead changes in SQLite's file, 32 pages. */
const MIN_FREE_BYTES = 2 * 32 * 4096;

const checkRoom = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES) throw new StorageError('unavailable', `The disk of ${folder} is full`);
};

export interface WatchRepository {
  probe(now: number): Promise<void>;
  unsent(before: number): Promise<{ readonly count: number; readonly oldestAt: number; readonly lead: string } | null>;
}

/** @param folder where SQLite's file is; null for PostgreSQL, whose full disk shows when it refuses a lead */
export const watchRepository = (db: Kysely<Tables>, folder: string | null): WatchRepository => {
  const lateToStaff = (before: number) =>
    db
      .selectFrom('outbox')
      .where('state', 'in', ['pending', 'dead'])
      .where('channel', 'in', staffChannels)
      .where('created_at', '<=', before);

  return {
    /** Resolves once a small transaction is on disk, and the disk has room for a lead; rejects with a StorageError. */
    async probe(now: number): Promise<void> {
      const write = () => db.transaction().execute((trx) => writeSetting(trx, 'probe', String(now)));
      await withRetries(write, isBusy, PROBE_WAIT_MS);
      if (folder !== null) await checkRoom(folder);
    },

    ...retried({
      /** Notifications to the staff that were queued before a moment and not sent: of how many leads, and the oldest. */
      async unsent(before: number) {
        const oldest = await lateToStaff(before)
          .select(['lead_id', 'created_at'])
          .orderBy('created_at')
          .limit(1)
          .executeTakeFirst();
        if (!oldest) return null;
        const { count } = await lateToStaff(before)
          .select((eb) => eb.fn.count<number>('lead_id').distinct().as('count'))
          .executeTakeFirstOrThrow();
        return { count, oldestAt: oldest.created_at, lead: oldest.lead_id };
      },
    }),
  };
};
