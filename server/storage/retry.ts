import { setTimeout as sleep } from 'node:timers/promises';
import { type StorageError, storageError } from './errors.ts';

/** How long it is tried again while a store is locked or restarting, milliseconds. */
export const PATIENCE = 12_000;

/**
 * Runs work until it succeeds, fails for good, or patience ends; it must be safe to run again.
 * @throws StorageError
 */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

/** Pause between two tries: short at first, then about a quarter of a second. */
const pause = (attempt: number): number => Math.min(10 * 2 ** attempt, 250) * (0.5 + Math.random());

/**
 * Runs `work` until it succeeds, fails for good, or patience ends; the event loop stays free meanwhile.
 * `work` must be safe to run again after a commit whose answer was lost.
 * @throws StorageError
 */
export const withPatience = async <T>(
  work: () => Promise<T>,
  retryable: (error: StorageError) => boolean = (error) => error.fault === 'busy',
  patience = PATIENCE,
): Promise<T> => {
  // Not the time of day: that can jump.
  const deadline = performance.now() + patience;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const fault = storageError(error);
      if (!retryable(fault) || performance.now() > deadline) throw fault;
      await sleep(pause(attempt));
    }
  }
};
