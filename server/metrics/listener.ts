import Fastify from 'fastify';
import { sendText } from '../http/errors.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from './metrics.ts';

/** The path that Prometheus asks by default. */
const METRICS_PATH = '/metrics';

/** Connections at the same time; a misconfigured monitor must not take those of visitors. */
const MAX_CONNECTIONS = 20;

/**
 * Serves the metrics on a port of their own, so that no rule of the proxy can publish them by mistake.
 * @returns the address of the metrics, and what ends the listener
 * @throws the system's error when the port is taken
 */
export const serveMetrics = async (
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host, log }: { readonly port: number; readonly host: string; readonly log: Log },
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  const app = Fastify({ forceCloseConnections: true, http: { headersTimeout: 5_000, requestTimeout: 5_000 } });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(METRICS_PATH, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'));
  app.setErrorHandler((error, _request, reply) => {
    log.error({ err: error }, 'the metrics could not be written');
    return sendText(reply, 500, 'The metrics could not be written');
  });
  const url = await app.listen({ port, host });
  return { url: url + METRICS_PATH, close: () => app.close() };
};
