import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainAnswers } from '../../content/pages/server.ts';
import { type ConnectionCap, capConnections } from './connection-cap.ts';
import { withoutPorts } from './proxies.ts';
import { rawHeaders } from './raw-answer.ts';

/** Limits for one connection: times in milliseconds, sizes in bytes. Node takes those that have the names of its options. */
export const httpLimits = {
  /** A browser sends its headers in one or two packets; on a bad network each is repeated after one to three seconds. */
  headersTimeout: 10_000,
  /** The largest form (64 KiB) at 2 KiB a second, half of what the slowest mobile network gives. */
  requestTimeout: 30_000,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 seconds after which common balancers close an idle connection: theirs must end first. */
  keepAliveTimeout: 72_000,
  /** A connection on which nothing moves, also while we write; longer than a post may wait for its database (15 s). */
  idleTimeout: 60_000,
  /** Room for the longest address and for the cookies that other sites of the same domain may have set. */
  maxHeaderSize: 16 * 1024,
  /** A browser sends some twenty. */
  maxHeadersCount: 100,
  /** RFC 9110, section 4.1: addresses of 8,000 octets should be understood everywhere; ours have some sixty. */
  maxUrlLength: 8_000,
  /** Requests of one connection that wait for their answer to be read: browsers send one after the other. */
  maxUnread: 20,
} as const;

export interface HttpServerOptions extends ConnectionCap {
  /** The headers of refusals. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers a request for a file and says whether it did; the handler gets the others. */
  readonly answerFile: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Refusal = readonly [status: number, text: string];

const longUrl: Refusal = [414, plainAnswers.longAddress];
const noHost: Refusal = [400, plainAnswers.noHost];
const expectation: Refusal = [417, plainAnswers.expectation];

/** How many Host headers a request has: Node keeps the first and drops the others. */
const hostsOf = ({ rawHeaders: names }: IncomingMessage): number =>
  names.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** Why a request is refused at once; null when it is not. */
const refusalOf = (request: IncomingMessage): Refusal | null => {
  if ((request.url ?? '').length > httpLimits.maxUrlLength) return longUrl;
  const hosts = hostsOf(request);
  // RFC 9112, section 3.2. Node would refuse none without our headers, and take two.
  return hosts > 1 || (hosts === 0 && request.httpVersion === '1.1') ? noHost : null;
};

/** Writes a request as all later code expects it: its address without a host, its proxies without their ports. */
const normalize = (request: IncomingMessage): void => {
  const { headers, url = '' } = request;
  // RFC 9112, section 3.2.2: a server must take an address with its host, which then counts instead of the header.
  if (!url.startsWith('/') && URL.canParse(url)) {
    const { host, pathname, search } = new URL(url);
    headers.host = host;
    request.url = pathname + search;
  }
  const forwarded = headers['x-forwarded-for'];
  if (forwarded) headers['x-forwarded-for'] = withoutPorts(String(forwarded));
};

/** Closes a connection on which too many requests wait: their answers would fill the memory while nobody reads. */
const boundUnread = () => {
  const unread = new WeakMap<Socket, number>();
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (unread.get(socket) ?? 0) + 1;
    if (count > httpLimits.maxUnread) socket.destroy();
    // The parser goes on with what it has read.
    if (socket.destroyed) return true;
    unread.set(socket, count);
    response.once('close', () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
    return false;
  };
};

/**
 * Makes the server that takes all requests. Bytes that are no request raise the event `clientError`, whose listener
 * Fastify sets (see `answerClientError`).
 */
export const createHttpServer = (handler: RequestListener, options: HttpServerOptions): Server => {
  const { headers, answerFile, log, meter } = options;
  const tooManyWait = boundUnread();
  const refuse = (response: ServerResponse, [status, text]: Refusal): void => {
    const body = `${text}\n`;
    response.writeHead(status, rawHeaders(headers, body)).end(body);
    meter.request('other', 'other', status, null);
  };
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    if (tooManyWait(request.socket, response)) return;
    const refusal = refusalOf(request);
    // A server that ends tells clients not to use the connection again.
    if (!server.listening) response.setHeader('connection', 'close');
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    normalize(request);
    if (!answerFile(request, response)) handler(request, response);
  };
  // Most requests have no body: `optimizeEmptyRequests` makes no stream for them.
  const server = createServer({ ...httpLimits, requireHostHeader: false, optimizeEmptyRequests: true }, take);
  server.timeout = httpLimits.idleTimeout;
  server.maxHeadersCount = httpLimits.maxHeadersCount;
  capConnections(server, options);
  server.on('checkExpectation', (_request, response) => refuse(response, expectation));
  // Once it listens, an error is about one connection that could not be accepted (no descriptor left).
  server.once('listening', () => {
    server.on('error', (error: NodeJS.ErrnoException) => log.error({ code: error.code }, 'a line could not be taken'));
  });
  return server;
};
