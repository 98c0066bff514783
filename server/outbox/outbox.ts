import { randomUUID } from 'node:crypto';
import { storageError } from '../storage/errors.ts';
import type { Log } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import { type DeliveryContext, deliver, LEASE } from './deliver.ts';
import { createSenders, type OutboxConfig } from './senders.ts';

/** What the outbox is made from. */
export interface OutboxOptions {
  readonly store: Store;
  readonly config: OutboxConfig;
  readonly log: Log;
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Pause between two looks at an empty outbox, milliseconds; submissions to this server wake it at once. */
  readonly pollEvery?: number;
}

/** A running outbox. */
export interface Outbox {
  /** Finishes what is being sent, gives the rest back and ends. */
  stop(): Promise<void>;
}

/** So many are taken at once: all of them get their attempt within the lease. */
const BATCH = 10;

/** Starts to send notifications; with no channel configured it only says so. */
export const startOutbox = ({ store, config, log, now = Date.now, pollEvery = 2000 }: OutboxOptions): Outbox => {
  const senders = createSenders(store, config, now);
  const channels = [...senders.keys()];
  if (channels.length === 0) {
    log.warn({}, 'neither SMTP_URL nor WEBHOOK_URL is set: enquiries are stored and nobody is told; read them with "npm run leads -- list"');
    return { stop: async () => undefined };
  }
  log.info({ channels }, 'enquiries are announced');

  const owner = randomUUID();
  const context: DeliveryContext = { outbox: store.outbox, senders, owner, log, now };
  let stopped = false;
  let wake: (() => void) | null = null;
  let woken = false;

  const nudge = (): void => {
    woken = true;
    wake?.();
  };
  store.onQueued(nudge);

  /** @returns whether there may be more to do */
  const round = async (): Promise<boolean> => {
    const jobs = await store.outbox.claim({ owner, channels, now: now(), leaseMs: LEASE, limit: BATCH });
    await Promise.all(jobs.map((job) => deliver(job, context)));
    return jobs.length === BATCH;
  };

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      // Servers that started together should not look together.
      const timer = setTimeout(resolve, pollEvery * (0.75 + Math.random() / 2));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false;
      const more = await round().catch((error: unknown) => {
        log.warn({ reason: storageError(error).message }, 'the outbox cannot reach its store, will try again');
        return false;
      });
      if (!more && !woken && !stopped) await rest();
      wake = null;
    }
  };
  const running = run();

  return {
    async stop() {
      stopped = true;
      nudge();
      await running;
      for (const sender of senders.values()) sender.close();
      await store.outbox.giveBack(owner).catch(() => undefined);
    },
  };
};
