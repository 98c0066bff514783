import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

/** A visitor's network instead of the visitor: the first 24 bits of an IPv4 address, 48 of an IPv6 one. */
const networkOf = (address: string): string => {
  const key = addressKey(address);
  if (isIP(key) === 4) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : 'unknown';
};

/** The pattern that a request met, such as `/newsletter/confirm/:token`: the address itself may hold what was typed. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Files and probes that went well are many and say nothing. */
const isRoutine = (request: FastifyRequest, status: number): boolean =>
  status < 400 && ['/*', '/healthz', '/readyz'].includes(routeOf(request));

const write = (request: FastifyRequest, reply: FastifyReply): void => {
  const level = isRoutine(request, reply.statusCode) ? 'debug' : 'info';
  request.log[level](
    {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      network: networkOf(request.ip),
    },
    'request',
  );
};

/** Writes one line for each request, with its id. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => write(request, reply));
};
