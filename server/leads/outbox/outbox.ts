import { randomUUID } from 'node:crypto';
import type { Editions } from '../../../src/edition/edition.ts';
import type { Channel } from '../../../src/forms/lead.ts';
import { SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import { runPeriodically } from '../run-periodically.ts';
import { StorageError, storageError } from '../store/errors.ts';
import type { Job } from '../store/outbox-repository.ts';
import { onceChannels, staffChannels } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { listChannels } from '../store/store.ts';
import { ATTEMPT_TIMEOUT_MS, backoff, DeliveryError, GIVE_UP_AFTER, type Sender } from './delivery.ts';
import { mailSenders } from './smtp.ts';
import { webhook } from './webhook.ts';

interface OutboxOptions {
  readonly editions: Editions;
  readonly store: Store;
  readonly config: Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin' | 'deskOrigin' | 'acknowledge'>;
  readonly log: Log;
  readonly now?: () => number;
  /** An empty outbox is queried again after this pause, unless this server takes a submission before. */
  readonly pollEvery?: number;
}

/** Few notifications are claimed at once, so that each gets its attempt within the lease. */
const MAX_CLAIMED = 3;

/** Another server may claim a notification after its lease. */
const LEASE_MS = 60 * SECOND_MS;

const CLOSE_GRACE_MS = 5 * SECOND_MS;

/** Only a visitor's address is given up after a final refusal; the staff's mailbox may work again later. */
const isDead = (channel: Channel, error: DeliveryError, giveUpAt: number, now: number): boolean => {
  if (now >= giveUpAt || (error.final && !staffChannels.includes(channel))) return true;
  // It may have arrived.
  return onceChannels.includes(channel) && !error.refused;
};

/** @param handedOver whether the other server has taken it */
const asDeliveryError = (error: unknown, handedOver: boolean): DeliveryError => {
  if (error instanceof DeliveryError) return error;
  if (error instanceof StorageError) return new DeliveryError('STORE', { refused: !handedOver });
  return new DeliveryError(`FAULT ${error instanceof Error ? error.name : ''}`);
};

/** Starts to send notifications. @returns `stop` waits for attempts under way and gives back what is still claimed */
export const startOutbox = (options: OutboxOptions): { stop(): Promise<void> } => {
  const { editions, store, config, log, now = Date.now, pollEvery = 2 * SECOND_MS } = options;
  const { smtp, webhook: hook } = config;
  const mail = smtp && mailSenders(editions, store, smtp, config, now);
  const senders: Partial<Record<Channel, Sender>> = {
    ...mail?.senders,
    ...(hook ? { webhook: webhook(hook, now) } : {}),
  };
  const channels = Object.keys(senders) as Channel[];
  if (channels.length === 0) {
    log.warn({}, 'Notifications disabled: set SMTP_URL or WEBHOOK_URL. Enquiries are stored and shown at the desk');
    return { stop: async () => undefined };
  }
  log.info({ channels: listChannels(config) }, 'Notifications enabled');

  const { outbox } = store;
  const owner = randomUUID();
  let isStopped = false;
  const cut = new AbortController();

  const deliver = async ({ delivery, lead }: Job): Promise<void> => {
    const fields = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
    const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
    let handedOver = false;
    try {
      if (!(await outbox.isWanted(delivery.id, owner))) return;
      await senders[delivery.channel]?.({ delivery, lead }, signal);
      handedOver = true;
      await outbox.sent(delivery.id, owner, now());
      log.info(fields, 'Notification sent');
    } catch (error) {
      const problem = asDeliveryError(error, handedOver);
      const time = now();
      const giveUpAt = delivery.giveUpAt ?? time + GIVE_UP_AFTER;
      const dead = isDead(delivery.channel, problem, giveUpAt, time);
      log[dead ? 'error' : 'warn'](
        { ...fields, reason: problem.message },
        dead ? 'notification given up' : 'notification failed, will be tried again',
      );
      await outbox.failed(delivery.id, owner, {
        state: dead ? 'dead' : 'pending',
        lastError: problem.message,
        nextAttemptAt: time + backoff(delivery.attempts),
        giveUpAt,
      });
    }
  };

  const sendDue = async (channel: Channel): Promise<void> => {
    try {
      let jobs: readonly Job[];
      do {
        jobs = await outbox.claim({ owner, channels: [channel], now: now(), leaseMs: LEASE_MS, limit: MAX_CLAIMED });
        await Promise.all(jobs.map(deliver));
      } while (jobs.length === MAX_CLAIMED && !isStopped);
    } catch (error) {
      log.warn({ channel, reason: storageError(error).message }, 'Outbox could not reach database, will retry');
    }
  };

  // Each channel on its own: a slow mail server does not delay the webhook.
  const running = channels.map((channel) => runPeriodically(() => sendDue(channel), pollEvery));
  store.onQueued(() => {
    for (const { wake } of running) wake();
  });
  return {
    async stop() {
      isStopped = true;
      const timer = setTimeout(() => cut.abort(), CLOSE_GRACE_MS);
      await Promise.all(running.map((each) => each.stop()));
      clearTimeout(timer);
      mail?.close();
      await outbox.giveBack(owner).catch(() => undefined);
    },
  };
};
