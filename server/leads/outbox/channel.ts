import type { Job } from '../store/outbox-repository.ts';

/**
 * Delivers one notification.
 * @param signal ends the attempt
 * @throws DeliveryError
 */
export type Sender = (job: Job, signal: AbortSignal) => Promise<void>;

/** A delivery that failed. Its message is a code: the answers of other servers quote addresses. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether no later attempt can succeed. */
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.final = final;
  }
}
