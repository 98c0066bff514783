import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test tried, with its counts, for the table of `npm run test:faults`. */
    tried?: string;
  }
}

/** `npm run test:faults` runs every fault at full length, `npm test` a short form of it. */
export const isFull = process.env.FAULTS === 'full';

/** The count for this run. */
export const scale = (short: number, full: number): number => (isFull ? full : short);

/** Notes what a test tried, for the table. */
export const note = (task: { readonly meta: TaskMeta }, tried: string): void => {
  task.meta.tried = tried;
};
