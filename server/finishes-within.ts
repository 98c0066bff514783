import { addAbortListener } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a piece of work for so many milliseconds; the work itself goes on.
 * @returns whether it ended in that time
 * @throws what the work throws in that time
 */
export const finishesWithin = (work: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(milliseconds, false, { ref: false })]);

/**
 * Waits for a piece of work until a signal is aborted; the work itself goes on.
 * @param late the error in that case
 * @throws what the work throws, or that error
 */
export const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal, late: () => Error): Promise<T> => {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const listening = addAbortListener(signal, () => reject(late()));
  try {
    return await Promise.race([work, aborted]);
  } finally {
    listening[Symbol.dispose]();
  }
};
