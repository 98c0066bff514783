/** What a server does once a day besides serving: the morning list and retention. */
import type { Log } from '../../logging.ts';
import { runPeriodically } from '../run-periodically.ts';
import { storageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { digestLook } from './digest.ts';
import { retentionLook } from './retention.ts';
import { type DigestConfig, digestSender } from './send-digest.ts';

/** How long the sending of a list may take once the server ends, milliseconds. */
const GRACE = 3_000;

export interface DailyOptions {
  readonly store: Store;
  readonly config: DigestConfig;
  readonly log: Log;
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Pause between two looks, milliseconds, for tests. */
  readonly lookEvery?: number;
}

/**
 * Starts to look whether it is time for one of them.
 * @returns `stop` ends it, after what is under way
 */
export const startDaily = (options: DailyOptions): { stop(): Promise<void> } => {
  const { store, config, log, now = Date.now, lookEvery = 30_000 } = options;
  const cut = new AbortController();
  const send = config.digestAt === null ? null : digestSender(config, now);
  const looks = [
    retentionLook(store, log),
    ...(send && config.digestAt ? [digestLook({ store, send, at: config.digestAt, log }, cut.signal)] : []),
  ];
  const look = async (): Promise<void> => {
    for (const each of looks) {
      await each(now()).catch((error: unknown) =>
        log.warn({ reason: storageError(error).message }, 'a daily task cannot reach its store, will look again'),
      );
    }
  };
  const looking = runPeriodically(look, lookEvery);
  return {
    async stop() {
      const timer = setTimeout(() => cut.abort(), GRACE);
      await looking.stop();
      clearTimeout(timer);
    },
  };
};
