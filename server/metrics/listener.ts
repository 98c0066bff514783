import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Log } from '../logging.ts';
import type { Metrics } from './metrics.ts';

/** The path that Prometheus asks by default. */
const METRICS_PATH = '/metrics';

/** Where metrics are given out. */
export interface MetricsListener {
  readonly url: string;
  close(): Promise<void>;
}

const listen = async (server: Server, port: number, host: string): Promise<void> => {
  server.listen(port, host);
  await once(server, 'listening');
};

/**
 * Gives the metrics out on a port of their own, so that no rule in front of the site can leave them open by mistake.
 * @throws the system's error when the port is taken
 */
export const serveMetrics = async (
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host, log }: { readonly port: number; readonly host: string; readonly log: Log },
): Promise<MetricsListener> => {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    if (request.url !== METRICS_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, plain).end('Not found\n');
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { ...plain, 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be written');
      response.writeHead(500, plain).end('The metrics could not be written\n');
    }
  });
  // A handful of watchers; more is a mistake that must not take descriptors from visitors.
  server.maxConnections = 20;
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${METRICS_PATH}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
