import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess, Weight } from './server-process.ts';

const MEGABYTE = 1024 * 1024;

/** Growth that is no leak: caches that fill, a heap that the collector lets grow, pages that the system gives back late. */
const ALLOWED_HEAP = 12 * MEGABYTE;
const ALLOWED_RSS = 64 * MEGABYTE;
const ALLOWED_DESCRIPTORS = 3;

/** What grew more than is allowed between the end of the warm-up and the end; null when nothing did. */
export const growthOf = (warm: Weight, end: Weight): string | null => {
  const grown = [
    ['heap', end.heapUsed - warm.heapUsed, ALLOWED_HEAP],
    ['RSS', end.rss - warm.rss, ALLOWED_RSS],
    ['descriptors', end.descriptors - warm.descriptors, ALLOWED_DESCRIPTORS],
  ] as const;
  return grown.flatMap(([what, by, allowed]) => (by > allowed ? [`${what} by ${by}`] : [])).join(', ') || null;
};

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** The two weights in words for the table. */
export const flatnessOf = (warm: Weight, end: Weight): string =>
  `heap ${megabytes(warm.heapUsed)} to ${megabytes(end.heapUsed)} MB, RSS ${megabytes(warm.rss)} to ${megabytes(end.rss)} MB`;

/** Weighs a server that was started with the probe. */
export const weigh = async (server: ServerProcess): Promise<Weight> => {
  // Lines that were just cut still have to be noticed.
  await sleep(1500);
  return server.ask({ what: 'weigh' });
};
