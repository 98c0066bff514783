import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** The trusted proxies, as Fastify's `trustProxy` takes them. */
type Trusted = false | readonly string[];

/** Whether an address is that of a trusted proxy or of this machine, as Fastify's `trustProxy` decides it. */
export const trustedAddresses = (trusted: Trusted): ((address: string) => boolean) => {
  // The loopback address is never a stranger's, but may be that of a proxy which TRUST_PROXY does not name.
  const isTrusted = compile(['loopback', ...(trusted || [])]);
  return (address) => isTrusted(address, 0);
};

/**
 * Whether a visitor's connection is encrypted, as Fastify's `request.protocol` decides it. This server speaks plain HTTP:
 * only a trusted proxy can know, and only the last value of the header is the nearest proxy's.
 */
export const secureConnection = (trusted: Trusted): ((request: IncomingMessage) => boolean) => {
  if (!trusted) return () => false;
  const isTrusted = trustedAddresses(trusted);
  return ({ headers, socket }) =>
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https' && isTrusted(socket.remoteAddress ?? '');
};

/**
 * The addresses of X-Forwarded-For without the ports that some proxies add to them: with its port each connection of a
 * visitor would count as another address.
 */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .replaceAll(/\[([\da-f:.]{2,45})\](?::\d{1,5})?/gi, '$1')
    .replaceAll(/(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}/g, '$1');
