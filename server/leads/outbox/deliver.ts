import type { Log } from '../../logging.ts';
import { StorageError } from '../store/errors.ts';
import type { Job, OutboxRepository } from '../store/outbox-repository.ts';
import type { Channel } from '../store/schema.ts';
import { backoff, GIVE_UP_AFTER } from './backoff.ts';
import { DeliveryError, type Sender } from './channel.ts';

/** How long a notification is ours; another server takes it over after that. */
export const LEASE = 60_000;

/** One attempt ends well before its lease does. */
const ATTEMPT = 45_000;

/** What a delivery is made with. */
export interface DeliveryContext {
  readonly outbox: OutboxRepository;
  readonly senders: ReadonlyMap<Channel, Sender>;
  readonly owner: string;
  readonly log: Log;
  readonly now: () => number;
  /** The server ends: nothing new is taken. */
  readonly stopping: AbortSignal;
  /** It cannot wait for attempts under way any longer. */
  readonly cut: AbortSignal;
}

/** Only a subscriber's own address is given up at once; the staff's mailbox may come back. */
const isDead = (channel: Channel, error: DeliveryError, giveUpAt: number, now: number): boolean =>
  now >= giveUpAt || (error.final && channel === 'confirm');

const asDeliveryError = (error: unknown): DeliveryError => {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError(
    error instanceof StorageError ? 'STORE' : `FAULT ${error instanceof Error ? error.name : ''}`,
  );
};

/** Tries one notification and writes down what came of it. */
export const deliver = async ({ delivery, lead }: Job, context: DeliveryContext): Promise<void> => {
  const { outbox, senders, owner, log, now } = context;
  const fields = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
  const signal = AbortSignal.any([context.cut, AbortSignal.timeout(ATTEMPT)]);
  try {
    await senders.get(delivery.channel)?.send({ delivery, lead }, signal);
    await outbox.sent(delivery.id, owner, now());
    log.info(fields, 'notification sent');
  } catch (error) {
    const problem = asDeliveryError(error);
    const time = now();
    const giveUpAt = delivery.give_up_at ?? time + GIVE_UP_AFTER;
    const dead = isDead(delivery.channel, problem, giveUpAt, time);
    log[dead ? 'error' : 'warn'](
      { ...fields, reason: problem.message },
      dead ? 'notification given up' : 'notification failed, will be tried again',
    );
    await outbox.failed(delivery.id, owner, {
      error: problem.message,
      nextAttemptAt: time + backoff(delivery.attempts),
      giveUpAt,
      dead,
    });
  }
};
