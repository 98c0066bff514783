import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { firm } from '../../content/firm.ts';
import { refusals } from '../../content/refusals.ts';
import { watchLoad } from './load.ts';
import type { Meter } from './meter.ts';
import { RequestError } from './request-error.ts';

/** Seconds after which a browser should try again. */
const RETRY_AFTER = 5;

/** The refusal of a post for which there is no time just now. */
export const overloaded = (): RequestError =>
  new RequestError(503, 'overloaded', refusals.overloaded, { retryAfter: RETRY_AFTER });

export interface SheddingOptions {
  /** The mean delay of the event loop from which on requests are refused, milliseconds; 0 for no bound. */
  readonly maxEventLoopDelay: number;
  readonly meter: Pick<Meter, 'shed'>;
}

/** Refuses the requests of a scope with 503 while the process is overloaded; requests outside the scope go on. */
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
    // The forms have an error handler of their own.
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

/** Runs work unless too much is running already. @throws RequestError 503 */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** @param max how much work may run at the same time */
export const createGate = (max: number, meter: Pick<Meter, 'shed'>): Gate => {
  let running = 0;
  return async (work) => {
    if (running >= max) {
      meter.shed('posts');
      throw overloaded();
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
};
