import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A blog on this machine that answers as a test wants it to. */
export interface HostileUpstream {
  readonly feedUrl: string;
  readonly requests: readonly IncomingMessage[];
  readonly behave: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** Starts it on a free port. */
export const startUpstream = async (first: RequestListener): Promise<HostileUpstream> => {
  const requests: IncomingMessage[] = [];
  let current = first;
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    feedUrl: `http://127.0.0.1:${port}/feeds/posts/default?alt=json&max-results=10`,
    requests,
    behave: (listener) => {
      current = listener;
    },
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
};
