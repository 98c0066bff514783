import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainAnswers } from '../../content/pages/server.ts';
import type { Meter } from './meter.ts';

/** The headers of an answer after which the connection is closed. */
export const rawHeaders = (
  headers: Readonly<Record<string, string>>,
  body: string,
): Readonly<Record<string, string | number>> => ({
  ...headers,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
});

/** The answers by Node's error codes; every other code is about a request that breaks the format. */
const statusOf: ReadonlyMap<string, readonly [status: number, text: string]> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, plainAnswers.slow]],
  ['HPE_HEADER_OVERFLOW', [431, plainAnswers.longHeaders]],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, plainAnswers.longRequest]],
]);

/** Answers bytes that are no request and closes the connection: a listener of the event `clientError`. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>, meter: Meter) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, text] = statusOf.get(error.code ?? '') ?? [400, plainAnswers.unreadable];
    meter.request('other', 'other', status, null);
    const body = `${text}\n`;
    const lines = Object.entries(rawHeaders(headers, body)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    // Else a client that does not close its side would keep the connection.
    socket.destroySoon();
  };
