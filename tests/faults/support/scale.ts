import type { TaskMeta } from 'vitest';

/** One line of the figure sheet that `npm run test:more -- faults` prints. What does not apply to a fault is left out. */
export interface Figures {
  /** What was done, with its counts. */
  readonly done: string;
  readonly times: number;
  readonly acknowledged?: number;
  /** Of those, leads that the store does not have. */
  readonly missing?: number;
  readonly twice?: number;
  /** The longest that a visitor waited for an answer to a lead, milliseconds. */
  readonly longest?: number;
  readonly uncaught?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures;
  }
}

/** `npm run test:more -- faults --full` runs every fault at full length; without it the counts are small. */
export const isFull = process.env.FAULTS === 'full';

/** The count for this run. */
export const scale = (short: number, full: number): number => (isFull ? full : short);

/** Notes the figures of a test, for the sheet. */
export const note = (task: { readonly meta: TaskMeta }, figures: Figures): void => {
  task.meta.figures = figures;
};
