import { setTimeout as sleep } from 'node:timers/promises';
import { type StorageError, storageError } from './errors.ts';

/** How long new attempts begin while a store is locked or restarting, milliseconds. */
const RETRY_FOR = 12_000;

/** Runs work again until it succeeds or fails for good, as `withRetries` does. */
export type Retrying = <T>(work: () => Promise<T>) => Promise<T>;

/** Whether a fault is a lock that another transaction holds. */
export const isBusy = ({ fault }: StorageError): boolean => fault === 'busy';

/** The pause before the next attempt, milliseconds: a lock may be free at any moment, a server takes longer to return. */
const pause = (fault: StorageError, attempt: number): number =>
  Math.min(10 * 2 ** attempt, isBusy(fault) ? 250 : 1_000) * (0.5 + Math.random());

/**
 * Runs `work` until it succeeds, fails for good, or time is up; the event loop stays free meanwhile.
 * `work` must be safe to run again after a commit whose answer was lost.
 * @param retryable whether a fault may pass
 * @param retryFor how long new attempts begin, milliseconds
 * @throws StorageError
 */
export const withRetries = async <T>(
  work: () => Promise<T>,
  retryable: (fault: StorageError) => boolean = isBusy,
  retryFor = RETRY_FOR,
): Promise<T> => {
  // Not by the time of day, which can jump.
  const deadline = performance.now() + retryFor;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const fault = storageError(error);
      if (!retryable(fault) || performance.now() > deadline) throw fault;
      await sleep(pause(fault, attempt));
    }
  }
};
