/** What a fault test counted. What does not apply to a fault is left out. */
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

/** `npm run test:more -- faults --full` runs every fault at full length; without it the counts are small. */
export const isFull = process.env.FAULTS === 'full';

/** The count for this run. */
export const scale = (short: number, full: number): number => (isFull ? full : short);

/** Prints the figures of a test. */
export const note = (task: { readonly name: string }, { done, ...counts }: Figures): void => {
  const told = Object.entries(counts).map(([name, value]) => `${name} ${Math.round(value).toLocaleString('en')}`);
  console.log(`${task.name}\n  ${done}: ${told.join(', ')}`);
};
