import type { Job } from '../store/outbox-repository.ts';

/** A way out for notifications. */
export interface Sender {
  /**
   * Delivers one notification.
   * @throws DeliveryError
   */
  send(job: Job, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A delivery that failed. Its message is a code: other servers quote addresses in theirs. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Trying again cannot help. */
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.final = final;
  }
}
