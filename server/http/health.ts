import type { FastifyInstance } from 'fastify';
import { sendText } from './errors.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz` says that the process answers, `/readyz` whether visitors should be sent to it. */
export const health = async (app: FastifyInstance, { readiness }: { readonly readiness: Readiness }): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async (_request, reply) => sendText(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) =>
    (await readiness.isReady()) ? sendText(reply, 200, 'ready') : sendText(reply, 503, 'not ready'),
  );
};
