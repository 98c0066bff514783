/** Erases once a day what the privacy policy no longer keeps. */
import { keptFor } from '../../../content/own-facts.ts';
import { DAY_MS, SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import { runPeriodically } from '../run-periodically.ts';
import type { PerKind } from '../store/daily-repository.ts';
import { storageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { type DigestOptions, digestLook } from './digest.ts';

export const keptSince = (now: number): PerKind => {
  const leads = new Date(now);
  leads.setUTCFullYear(leads.getUTCFullYear() - keptFor.years);
  return {
    leads: leads.getTime(),
    spam: now - keptFor.spamDays * DAY_MS,
    unconfirmed: now - keptFor.unconfirmedDays * DAY_MS,
  };
};

const sum = (counts: PerKind): number => Object.values(counts).reduce((all, count) => all + count, 0);

/**
 * Makes the look that erases once a day, after it has claimed the day. For a clock that is far ahead everything would be
 * too old, so a day erases 50 leads or a tenth at most.
 */
export const retentionLook =
  (store: Pick<Store, 'daily' | 'retention' | 'forget'>, log: Log) =>
  async (now: number): Promise<void> => {
    if (!(await store.daily.isFree('retention', now))) return;
    if (!(await store.daily.claim('retention', now))) return;
    try {
      const before = keptSince(now);
      const erased = await store.retention.erase(before, now, await store.retention.leftToday(now));
      if (sum(erased) > 0) {
        await store
          .forget()
          .catch((error: unknown) =>
            log.warn({ reason: storageError(error).message }, 'Could not truncate WAL, deleted rows may remain in it'),
          );
      }
      log.info({ ...erased }, 'Retention deleted expired leads');
      const left = sum(await store.retention.count(before));
      if (left > 0) log.warn({ left }, 'Daily deletion limit reached, the rest follows tomorrow');
    } catch (error) {
      await store.daily.giveBack('retention', now).catch(() => undefined);
      throw error;
    }
  };

const CLOSE_GRACE_MS = 3 * SECOND_MS;

interface DailyOptions extends DigestOptions {
  readonly store: Store;
  readonly now?: () => number;
  readonly lookEvery?: number;
}

/** Starts erasing and the morning list. @returns `stop` ends it, after what is under way */
export const startDaily = (options: DailyOptions): { stop(): Promise<void> } => {
  const { store, log, now = Date.now, lookEvery = 30 * SECOND_MS } = options;
  const cut = new AbortController();
  const looks = [retentionLook(store, log), digestLook(options, cut.signal)];
  const look = async (): Promise<void> => {
    for (const each of looks) {
      await each(now()).catch((error: unknown) =>
        log.warn({ reason: storageError(error).message }, 'Daily job could not reach database, will retry'),
      );
    }
  };
  const looking = runPeriodically(look, lookEvery);
  return {
    async stop() {
      const timer = setTimeout(() => cut.abort(), CLOSE_GRACE_MS);
      await looking.stop();
      clearTimeout(timer);
    },
  };
};
