import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { firm } from '../../content/firm.ts';
import { refusals } from '../../content/refusals.ts';
import { watchLoad } from './load.ts';
import type { Meter } from './meter.ts';
import { RequestError } from './request-error.ts';

/** Seconds after which a browser should try again: things may be well by then, and not all come back at once. */
const RETRY_AFTER = 5;

/** The refusal of work that is turned away. */
const overloaded = (): RequestError =>
  new RequestError(503, 'overloaded', refusals.overloaded, { retryAfter: RETRY_AFTER });

/** When work is turned away, and who hears of it. */
export interface SheddingOptions {
  /** From which mean delay of the event loop on, milliseconds; 0 for no bound. */
  readonly maxEventLoopDelay: number;
  readonly meter: Pick<Meter, 'shed'>;
}

/**
 * Turns the requests of a scope away with 503 while the process has more to do than it can. Register it in the scope of
 * the work that may wait; what is registered outside (the pages) goes on.
 */
export const shedUnderLoad = fp(
  async (scope: FastifyInstance, { maxEventLoopDelay, meter }: SheddingOptions): Promise<void> => {
    const load = watchLoad(maxEventLoopDelay);
    scope.addHook('onClose', async () => load.stop());
    scope.addHook('onRequest', async () => {
      const pressure = load.pressure();
      if (pressure === null) return;
      meter.shed(pressure);
      throw overloaded();
    });
    // The forms have a handler of their own, which knows who wants a page.
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof RequestError)) throw error;
      return reply
        .code(error.status)
        .headers({ 'cache-control': 'no-store', 'retry-after': String(error.retryAfter ?? RETRY_AFTER) })
        .send({ error: error.refusal, message: error.message, phone: firm.phone });
    });
  },
  { name: 'shed-under-load' },
);

/** Lets so many pieces of work run at the same time; more are turned away at once. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a gate, which throws a RequestError 503 for whoever finds it full.
 * @param most so many may be inside
 */
export const createGate = (most: number, meter: Pick<Meter, 'shed'>): Gate => {
  let inside = 0;
  return async (work) => {
    if (inside >= most) {
      meter.shed('posts');
      throw overloaded();
    }
    inside++;
    try {
      return await work();
    } finally {
      inside--;
    }
  };
};
