import type { FastifyInstance } from 'fastify';
import { sendText } from './errors.ts';
import type { Readiness } from './readiness.ts';

interface HealthOptions {
  readonly readiness: Readiness;
  /** What is wrong with the mail server, or null. */
  readonly mailFault: () => string | null;
}

/**
 * `/healthz` says that the process answers, `/readyz` whether visitors should be sent to it. A wrong mail server is told in
 * a second line there and keeps nobody away: what waits for it is stored.
 */
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
