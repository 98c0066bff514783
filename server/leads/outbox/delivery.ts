import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../src/office/durations.ts';
import type { Job } from '../store/outbox-repository.ts';

/** Attempts go on for this long after the first failure: longer than a weekend and a public holiday. */
export const GIVE_UP_AFTER = 4 * DAY_MS;

/**
 * Returns the pause before the next attempt, milliseconds: doubling from 5 seconds to an hour, each changed by up to a
 * fifth, so that notifications that failed together are not tried again together.
 * @param attempts how many were made, at least 1
 */
export const backoff = (attempts: number, random: () => number = Math.random): number =>
  Math.round(Math.min(5 * SECOND_MS * 2 ** Math.min(attempts - 1, 20), HOUR_MS) * (0.8 + 0.4 * random()));

/** @throws DeliveryError */
export type Sender = (job: Job, signal: AbortSignal) => Promise<void>;

/** A delivery that failed. Its message is a code: the answers of other servers quote addresses. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True if no later attempt can succeed. */
  readonly final: boolean;
  /** True if the other server certainly did not take it. */
  readonly refused: boolean;

  constructor(code: string, { final = false, refused = final }: { final?: boolean; refused?: boolean } = {}) {
    super(code);
    this.final = final;
    this.refused = refused;
  }
}

/** An attempt must end before its lease does. */
export const ATTEMPT_TIMEOUT_MS = 45 * SECOND_MS;
