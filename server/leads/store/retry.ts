import { setTimeout as sleep } from 'node:timers/promises';
import { type StorageError, storageError } from './errors.ts';

/** How long it is tried again while a store is locked or restarting, milliseconds. */
const PATIENCE = 12_000;

/**
 * Runs work until it succeeds, fails for good, or patience ends; it must be safe to run again.
 * @throws StorageError
 */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The longest pause between two tries, milliseconds. A lock may be free at any moment; a server that recovers is not to
 * be kept from it by everybody who knocks.
 */
const longestPause = { busy: 250, away: 1_000 } as const;

/** Pause before the next try: short at first. */
const pause = ({ fault }: StorageError, attempt: number): number =>
  Math.min(10 * 2 ** attempt, longestPause[fault === 'busy' ? 'busy' : 'away']) * (0.5 + Math.random());

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
      await sleep(pause(fault, attempt));
    }
  }
};
