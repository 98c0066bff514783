import { StorageError } from './errors.ts';

/**
 * Bounds how long anybody waits for the store.
 * @param most the longest wait for one piece of work, milliseconds
 */
export const createDeadline = (most: number) => {
  const waiting = new Set<() => void>();
  let endsAt = Number.POSITIVE_INFINITY;
  return {
    /**
     * Waits for a piece of work until the deadline; the work itself goes on.
     * @throws StorageError `unavailable` when it takes too long, or what the work throws
     */
    async within<T>(work: Promise<T>): Promise<T> {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const end = (): void => reject(new StorageError('unavailable', 'The store did not answer in time'));
      const timer = setTimeout(end, Math.max(0, Math.min(most, endsAt - performance.now())));
      waiting.add(end);
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
        waiting.delete(end);
      }
    },
    /** From now on all waits, those under way too, end after so many milliseconds. */
    endIn(milliseconds: number): void {
      endsAt = Math.min(endsAt, performance.now() + milliseconds);
      setTimeout(() => {
        for (const end of waiting) end();
      }, milliseconds).unref();
    },
  };
};
