import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type ConnectionCap, capConnections } from './connection-cap.ts';
import { rawHeaders } from './raw-answer.ts';

/** What one visitor's line may take: times in milliseconds, sizes in bytes. Each has a reason; none is a default. */
export const httpLimits = {
  /** A browser sends its headers in one or two packets; on a bad line each is repeated after a second or three. */
  headersTimeout: 10_000,
  /** The largest form (64 KiB) at 2 KiB a second, half of what the slowest mobile network gives. */
  requestTimeout: 30_000,
  /** How often the two above are checked: a slow line ends at most this much later. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 seconds after which common balancers drop an idle line, so that it is never us who do. */
  keepAliveTimeout: 72_000,
  /** A line on which nothing moves, also while we write; longer than a post may wait for its database (15 seconds). */
  idleTimeout: 60_000,
  /** Room for the longest address and for the cookies that other sites of the same domain may have set. */
  maxHeaderSize: 16 * 1024,
  /** A browser sends some twenty. */
  maxHeadersCount: 100,
  /** RFC 9110, section 4.1: addresses of 8,000 octets should be understood everywhere; ours have some sixty. */
  maxUrlLength: 8_000,
  /**
   * No limit: the line of a proxy carries everybody's requests, and what a client has sent beyond the limit would be
   * answered by Node itself, without our headers.
   */
  maxRequestsPerSocket: 0,
} as const;

/** What the server is made with. */
export interface HttpServerOptions extends ConnectionCap {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers a request for a file and says whether it did; the handler gets what is left. */
  readonly answerFile: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Refusal = readonly [status: number, text: string];

const longUrl: Refusal = [414, 'The address is too long.'];
const noHost: Refusal = [400, 'The request names no host.'];
const expectation: Refusal = [417, 'Such an expectation cannot be met.'];

/** Why a request is refused before anybody looks at it; null for nearly all. */
const refusalOf = ({ url = '', httpVersion, headers }: IncomingMessage): Refusal | null => {
  if (url.length > httpLimits.maxUrlLength) return longUrl;
  // RFC 9112, section 3.2. Node would refuse it too, without our headers.
  return headers.host === undefined && httpVersion === '1.1' ? noHost : null;
};

/**
 * Makes the server that all requests come in by, with its limits. Bytes that never become a request raise the event
 * `clientError`, whose listener Fastify sets (see `answerClientError`).
 */
export const createHttpServer = (handler: RequestListener, options: HttpServerOptions): Server => {
  const { headers, answerFile, log, meter } = options;
  const refuse = (response: ServerResponse, [status, text]: Refusal): void => {
    const body = `${text}\n`;
    response.writeHead(status, rawHeaders(headers, body)).end(body);
    meter.request('other', 'other', status, null);
  };
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = refusalOf(request);
    // A server that ends tells who comes on an open line to come back on another.
    if (!server.listening) response.setHeader('connection', 'close');
    if (refusal) refuse(response, refusal);
    else if (!answerFile(request, response)) handler(request, response);
  };
  const server = createServer(
    {
      headersTimeout: httpLimits.headersTimeout,
      requestTimeout: httpLimits.requestTimeout,
      connectionsCheckingInterval: httpLimits.connectionsCheckingInterval,
      keepAliveTimeout: httpLimits.keepAliveTimeout,
      maxHeaderSize: httpLimits.maxHeaderSize,
      requireHostHeader: false,
      // Most requests have no body: they need no stream.
      optimizeEmptyRequests: true,
    },
    take,
  );
  server.timeout = httpLimits.idleTimeout;
  server.maxHeadersCount = httpLimits.maxHeadersCount;
  server.maxRequestsPerSocket = httpLimits.maxRequestsPerSocket;
  capConnections(server, options);
  server.on('checkExpectation', (_request, response) => refuse(response, expectation));
  // Once it listens, an error is about one line that could not be taken (no descriptor left): the others go on.
  server.once('listening', () => {
    server.on('error', (error: NodeJS.ErrnoException) => log.error({ code: error.code }, 'a line could not be taken'));
  });
  return server;
};
