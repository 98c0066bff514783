import type { Job } from '../store/outbox-repository.ts';

/**
 * Delivers one notification.
 * @param signal ends the attempt
 * @throws DeliveryError
 */
export type Sender = (job: Job, signal: AbortSignal) => Promise<void>;

/** What is known of a failure. */
interface Knowledge {
  /** Whether no later attempt can succeed. */
  readonly final?: boolean;
  /** Whether the other server certainly did not take it. */
  readonly refused?: boolean;
}

/** A delivery that failed. Its message is a code: the answers of other servers quote addresses. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly final: boolean;
  readonly refused: boolean;

  constructor(code: string, { final = false, refused = final }: Knowledge = {}) {
    super(code);
    this.final = final;
    this.refused = refused;
  }
}
