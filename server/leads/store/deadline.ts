import { StorageError } from './errors.ts';

/** Lets nobody wait for the store longer than a time. */
export interface Deadline {
  /**
   * Waits for a piece of work, but not beyond the deadline; the work itself goes on.
   * @throws StorageError `unavailable` when it takes too long, or what the work throws
   */
  within<T>(work: Promise<T>): Promise<T>;
  /** From now on nobody waits longer than so many milliseconds in all: those who wait already, and those who come. */
  endIn(milliseconds: number): void;
}

/**
 * Makes a deadline.
 * @param most the longest that one piece of work is waited for, milliseconds
 */
export const createDeadline = (most: number): Deadline => {
  const waiting = new Set<() => void>();
  let endsAt = Number.POSITIVE_INFINITY;
  return {
    async within(work) {
      let end = (): void => undefined;
      const late = new Promise<never>((_resolve, reject) => {
        end = () => reject(new StorageError('unavailable', 'The store did not answer in time'));
      });
      const timer = setTimeout(end, Math.max(0, Math.min(most, endsAt - performance.now())));
      waiting.add(end);
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
        waiting.delete(end);
      }
    },
    endIn(milliseconds) {
      endsAt = Math.min(endsAt, performance.now() + milliseconds);
      setTimeout(() => {
        for (const end of waiting) end();
      }, milliseconds).unref();
    },
  };
};
