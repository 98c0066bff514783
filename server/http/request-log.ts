import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from './address-key.ts';
import { purposeOf } from './meter.ts';

/** A visitor's network instead of the visitor: the first 24 bits of an IPv4 address, 48 of an IPv6 one. */
const networkOf = (address: string): string => {
  const key = addressKey(address);
  if (isIP(key) === 4) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : 'unknown';
};

/** The route's pattern, such as `/newsletter/confirm/:token`: the address itself may hold what was typed. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Good answers to files and probes: there are many, and nobody looks for them. */
const isRoutine = (request: FastifyRequest, status: number): boolean =>
  status < 400 && ['/*', '/healthz', '/readyz'].includes(routeOf(request));

const log = (request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void => {
  const level = isRoutine(request, status) ? 'debug' : 'info';
  const ms = Math.round(elapsedTime * 10) / 10;
  const purpose = purposeOf(request.headers);
  const fields = {
    method: request.method,
    route: routeOf(request),
    status,
    ms,
    network: networkOf(request.ip),
    ...(purpose && { purpose }),
  };
  request.log[level](fields, 'request');
};

/** Logs one line for each request, with its id. */
export const logRequests = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onResponse', async (request, reply) => log(request, reply));
  },
  { name: 'log-requests' },
);
