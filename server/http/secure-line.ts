import type { IncomingMessage } from 'node:http';
import { trustedAddresses } from './trusted-addresses.ts';

/** The word of the nearest proxy, which comes last, about the line before it. */
const saysHttps = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && header.slice(header.lastIndexOf(',') + 1).trim() === 'https';

/**
 * Whether a visitor's line is encrypted. This server speaks plain HTTP, so only a proxy that is trusted can know; the
 * verdict is that of Fastify's `request.protocol`.
 * @param trusted names and networks as `trustProxy` takes them
 */
export const secureLine = (trusted: false | readonly string[]): ((request: IncomingMessage) => boolean) => {
  if (!trusted) return () => false;
  const isTrusted = trustedAddresses(trusted);
  return (request) => saysHttps(request.headers['x-forwarded-proto']) && isTrusted(request.socket.remoteAddress ?? '');
};
