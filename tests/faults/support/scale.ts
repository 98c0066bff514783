/** `npm run test:more -- faults --full` runs every fault at full length; without it the counts are small. */
export const isFull = process.env.FAULTS === 'full';

/** Returns the count for this run. */
export const scale = (short: number, full: number): number => (isFull ? full : short);
