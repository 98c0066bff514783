import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../logging.ts';
import { storageError } from '../store/errors.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
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

/** So many are taken at once; each gets its attempt within the lease, also where the other side is slow. */
const BATCH = 3;

/** How long attempts under way may take once the server is asked to end, milliseconds. */
const GRACE = 5_000;

/** One channel's loop; channels run apart, so that a slow mail server does not delay a call. */
const runChannel = async (
  channel: Channel,
  context: DeliveryContext,
  pollEvery: number,
  alert: Alert,
): Promise<void> => {
  const { outbox, owner, log, now, stopping } = context;

  /** @returns whether there may be more to do */
  const round = async (): Promise<boolean> => {
    const jobs = await outbox.claim({ owner, channels: [channel], now: now(), leaseMs: LEASE, limit: BATCH });
    await Promise.all(jobs.map((job) => deliver(job, context)));
    return jobs.length === BATCH;
  };

  while (!stopping.aborted) {
    // Taken before the look: what is queued during it ends the pause at once.
    const queued = alert.next();
    const more = await round().catch((error: unknown) => {
      log.warn({ channel, reason: storageError(error).message }, 'the outbox cannot reach its store, will try again');
      return false;
    });
    // Servers that started together should not look together.
    if (!more && !stopping.aborted)
      await sleep(pollEvery * (0.75 + Math.random() / 2), undefined, { signal: queued }).catch(() => undefined);
  }
};

/** Ends the pauses of all loops when something was queued. */
interface Alert {
  /** Aborted by the next call of `raise`. */
  next(): AbortSignal;
  raise(): void;
}

const createAlert = (): Alert => {
  let current = new AbortController();
  return {
    next: () => current.signal,
    raise() {
      current.abort();
      current = new AbortController();
    },
  };
};

/** Starts to send notifications; with no channel configured it only says so. */
export const startOutbox = ({ store, config, log, now = Date.now, pollEvery = 2000 }: OutboxOptions): Outbox => {
  const senders = createSenders(store, config, now);
  const channels = [...senders.keys()];
  if (channels.length === 0) {
    log.warn(
      {},
      'neither SMTP_URL nor WEBHOOK_URL is set: enquiries are stored and nobody is told; read them with "npm run leads -- list"',
    );
    return { stop: async () => undefined };
  }
  log.info({ channels }, 'enquiries are announced');

  const stop = new AbortController();
  const cut = new AbortController();
  const owner = randomUUID();
  const context: DeliveryContext = {
    outbox: store.outbox,
    senders,
    owner,
    log,
    now,
    stopping: stop.signal,
    cut: cut.signal,
  };
  const alert = createAlert();
  store.onQueued(alert.raise);
  const running = Promise.all(channels.map((channel) => runChannel(channel, context, pollEvery, alert)));

  return {
    async stop() {
      stop.abort();
      alert.raise();
      const timer = setTimeout(() => cut.abort(), GRACE);
      await running;
      clearTimeout(timer);
      for (const sender of senders.values()) sender.close();
      await store.outbox.giveBack(owner).catch(() => undefined);
    },
  };
};
