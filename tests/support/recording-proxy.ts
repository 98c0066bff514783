import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface RecordingProxy {
  readonly origin: string;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/**
 * Stands between a browser and a site, unlike Playwright's routes without switching the browser's caches off.
 * @param target the site's origin
 */
export const recordingProxy = async (target: string): Promise<RecordingProxy> => {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const { method = '', headers, url: path = '' } = incoming;
    seen.push({ method, path, headers });
    const onward = ask(target + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
