import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RequestError } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

const SAMPLE_INTERVAL_MS = 500;
/** Node adds the resolution to the delay that it measures. */
const RESOLUTION_MS = 10;

export const overloaded = (): RequestError =>
  new RequestError(503, 'overloaded', ({ refusals }) => refusals.overloaded, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** Returns the mean delay in milliseconds; without one measurement the event loop was blocked. */
const meanDelay = ({ count, mean }: { readonly count: number; readonly mean: number }): number =>
  count === 0 ? Number.POSITIVE_INFINITY : mean / 1e6 - RESOLUTION_MS;

/**
 * Refuses the requests of a scope with 503 while the event loop is late; requests outside the scope go on. The plugin
 * @fastify/under-pressure also measures the memory, and ends the process where no descriptor is left to read it.
 */
export const shedUnderLoad = fp(
  async (scope: FastifyInstance, { maxEventLoopDelay }: { readonly maxEventLoopDelay: number }): Promise<void> => {
    const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delays.enable();
    let isLate = false;
    const timer = setInterval(() => {
      isLate = maxEventLoopDelay > 0 && meanDelay(delays) > maxEventLoopDelay;
      delays.reset();
    }, SAMPLE_INTERVAL_MS).unref();
    scope.addHook('onClose', async () => {
      clearInterval(timer);
      delays.disable();
    });
    scope.addHook('onRequest', async () => {
      if (isLate) throw overloaded();
    });
  },
  { name: 'shed-under-load' },
);

/** @throws RequestError 503 when too much is running already */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export const createGate = (max: number): Gate => {
  let running = 0;
  return async (work) => {
    if (running >= max) throw overloaded();
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
};
