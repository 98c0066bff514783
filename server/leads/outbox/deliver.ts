import { DAY, HOUR, SECOND } from '../../durations.ts';
import type { Log } from '../../logging.ts';
import { StorageError } from '../store/errors.ts';
import type { Job, OutboxRepository } from '../store/outbox-repository.ts';
import { type Channel, staffChannels } from '../store/schema.ts';

/** Attempts go on for this long after the first failure: longer than a weekend and a public holiday. */
export const GIVE_UP_AFTER = 4 * DAY;

/**
 * The pause before the next attempt, milliseconds: doubling from 5 seconds to an hour, each changed by up to a fifth, so
 * that notifications that failed together are not tried again together.
 * @param attempts how many were made, at least 1
 */
export const backoff = (attempts: number, random: () => number = Math.random): number =>
  Math.round(Math.min(5 * SECOND * 2 ** Math.min(attempts - 1, 20), HOUR) * (0.8 + 0.4 * random()));

/** @throws DeliveryError */
export type Sender = (job: Job, signal: AbortSignal) => Promise<void>;

/** A delivery that failed. Its message is a code: the answers of other servers quote addresses. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether no later attempt can succeed. */
  readonly final: boolean;
  /** Whether the other server certainly did not take it. */
  readonly refused: boolean;

  constructor(code: string, { final = false, refused = final }: { final?: boolean; refused?: boolean } = {}) {
    super(code);
    this.final = final;
    this.refused = refused;
  }
}

/** How long a claimed notification belongs to this server; after that another one may claim it. */
export const LEASE = 60 * SECOND;

/** One attempt ends before its lease does. */
export const ATTEMPT = 45 * SECOND;

export interface DeliveryContext {
  readonly outbox: OutboxRepository;
  readonly senders: ReadonlyMap<Channel, Sender>;
  readonly owner: string;
  readonly log: Log;
  readonly now: () => number;
  /** Aborted when the server cannot wait for attempts under way any longer. */
  readonly cut: AbortSignal;
}

/** Only a visitor's address is given up after a final refusal; the staff's mailbox may work again later. */
const isDead = (channel: Channel, error: DeliveryError, giveUpAt: number, now: number): boolean => {
  if (now >= giveUpAt || (error.final && !staffChannels.includes(channel))) return true;
  // It may have arrived, and nobody is to get a second acknowledgement.
  return channel === 'acknowledge' && !error.refused;
};

/** @param handedOver whether the other server has taken it */
const asDeliveryError = (error: unknown, handedOver: boolean): DeliveryError => {
  if (error instanceof DeliveryError) return error;
  if (error instanceof StorageError) return new DeliveryError('STORE', { refused: !handedOver });
  return new DeliveryError(`FAULT ${error instanceof Error ? error.name : ''}`);
};

export const deliver = async ({ delivery, lead }: Job, context: DeliveryContext): Promise<void> => {
  const { outbox, senders, owner, log, now } = context;
  const fields = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
  const signal = AbortSignal.any([context.cut, AbortSignal.timeout(ATTEMPT)]);
  let handedOver = false;
  try {
    if (!(await outbox.isWanted(delivery.id, owner))) return;
    await senders.get(delivery.channel)?.({ delivery, lead }, signal);
    handedOver = true;
    await outbox.sent(delivery.id, owner, now());
    log.info(fields, 'notification sent');
  } catch (error) {
    const problem = asDeliveryError(error, handedOver);
    const time = now();
    const give_up_at = delivery.give_up_at ?? time + GIVE_UP_AFTER;
    const dead = isDead(delivery.channel, problem, give_up_at, time);
    log[dead ? 'error' : 'warn'](
      { ...fields, reason: problem.message },
      dead ? 'notification given up' : 'notification failed, will be tried again',
    );
    await outbox.failed(delivery.id, owner, {
      state: dead ? 'dead' : 'pending',
      last_error: problem.message,
      next_attempt_at: time + backoff(delivery.attempts),
      give_up_at,
    });
  }
};
