import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Meter } from './meter.ts';

/** The headers of an answer that ends its line. */
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

/** Node's codes for what a client did wrong; everything else is a request that breaks the format. */
const statusOf: ReadonlyMap<string, readonly [status: number, text: string]> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long to arrive.']],
  ['HPE_HEADER_OVERFLOW', [431, 'The headers are too long.']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'The request is too long.']],
]);

/** Answers a line whose bytes never became a request, and closes it: a listener of the event `clientError`. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>, meter: Meter) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, text] = statusOf.get(error.code ?? '') ?? [400, 'The request could not be read.'];
    meter.request('other', 'other', status, null);
    const body = `${text}\n`;
    const lines = Object.entries(rawHeaders(headers, body)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    // A client that does not close its side would keep the line.
    socket.destroySoon();
  };
