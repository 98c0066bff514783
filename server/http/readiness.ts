import type { FastifyInstance } from 'fastify';
import { finishesWithin } from '../finishes-within.ts';
import type { Store } from '../leads/store/store.ts';
import type { WatchRepository } from '../leads/store/watch-repository.ts';
import type { Log } from '../logging.ts';
import { sendText } from './errors.ts';

/** The store is probed at most once a second, however often somebody asks. */
const RESULT_TTL_MS = 1_000;

/** A store that needs longer counts as unreachable. */
const PROBE_TIMEOUT_MS = 2_000;

export interface ReadinessOptions {
  readonly store: Pick<Store, 'onRefused'> & { readonly watch: Pick<WatchRepository, 'probe'> };
  readonly log: Log;
  readonly now?: () => number;
  readonly probeTimeoutMs?: number;
}

/** Watches whether the store can be written: by a probe when somebody asks, and by every submission that it refuses. */
export const createReadiness = (options: ReadinessOptions) => {
  const { store, log, now = () => performance.now(), probeTimeoutMs = PROBE_TIMEOUT_MS } = options;
  let ended = false;
  let works = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  let probing: Promise<void> | null = null;

  const note = (result: boolean, reason: string): void => {
    if (result && !works) log.info({}, 'Database writable again');
    if (!result && works) log.error({ reason }, 'Database not writable');
    works = result;
  };

  /** Runs one probe at a time, also while the store does not answer. */
  const probe = (): Promise<void> => {
    const refusalsBefore = refusals;
    probing ??= store.watch
      .probe(Date.now())
      .then(
        // A submission that was refused meanwhile counts more.
        () => refusals === refusalsBefore && note(true, ''),
        (error: unknown) => note(false, error instanceof Error ? error.message : 'unknown'),
      )
      .then(() => {
        probing = null;
        checkedAt = now();
      });
    return probing;
  };

  store.onRefused((fault) => {
    refusals++;
    note(false, fault.message);
    checkedAt = now();
  });

  /** Returns false instead of rejecting. */
  const storageWorks = async (): Promise<boolean> => {
    if (now() - checkedAt < RESULT_TTL_MS) return works;
    if (!(await finishesWithin(probe(), probeTimeoutMs))) note(false, 'no answer in time');
    return works;
  };

  return {
    end(): void {
      ended = true;
    },
    /** Returns false instead of rejecting. */
    isReady: async (): Promise<boolean> => !ended && (await storageWorks()) && !ended,
  };
};

export type Readiness = ReturnType<typeof createReadiness>;

interface HealthOptions {
  readonly readiness: Readiness;
  readonly mailFault: () => string | null;
}

/** A failing mail server is named by `/readyz`, which stays 200: mails are stored until it works. */
export const health = async (app: FastifyInstance, { readiness, mailFault }: HealthOptions): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async (_request, reply) => sendText(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await readiness.isReady();
    const fault = mailFault();
    const detail = fault === null ? '' : `\nmail: WRONG (${fault})`;
    return sendText(reply, isReady ? 200 : 503, `${isReady ? 'ready' : 'not ready'}${detail}`);
  });
};
