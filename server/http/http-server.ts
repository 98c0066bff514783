import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Limits for one connection: times in milliseconds, sizes in bytes. */
export const httpLimits = {
  /** A browser sends its headers in one or two packets; on a bad network each is repeated after one to three seconds. */
  headersTimeout: 10_000,
  /** The largest form (64 KiB) at 2 KiB a second, half of what the slowest mobile network gives. */
  requestTimeout: 30_000,
  /** Node checks the two limits above at this interval. */
  connectionsCheckingInterval: 2_000,
  /** Common balancers close an idle connection after 60 seconds: theirs must end first. */
  keepAliveTimeout: 72_000,
  /** A connection on which nothing moves, also while we write; longer than a post may wait for its database (15 s). */
  idleTimeout: 60_000,
  /** Room for the longest address and for the cookies that other sites of the same domain may have set. */
  maxHeaderSize: 16 * 1024,
} as const;

export const serverLimits = () => {
  const { requestTimeout, keepAliveTimeout, idleTimeout: connectionTimeout, ...http } = httpLimits;
  return { requestTimeout, keepAliveTimeout, connectionTimeout, http };
};

/** Caps the connections: one too many is closed unread, and idle ones make room. */
export const capConnections = fp(
  async ({ server, log }: FastifyInstance, { maxConnections }: { readonly maxConnections: number }): Promise<void> => {
    server.maxConnections = maxConnections;
    server.on('drop', () => server.closeIdleConnections());
    // An error after the start is about one connection that could not be accepted (no descriptor left).
    server.once('listening', () => {
      server.on('error', (error: NodeJS.ErrnoException) =>
        log.error({ code: error.code }, 'Could not accept connection'),
      );
    });
  },
  { name: 'cap-connections' },
);
