/** Logs each request; nothing of it comes from what a visitor typed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { findNetwork } from './ip-addresses.ts';

/**
 * Returns why a browser asks ahead of its visitor, by its own header
 * (https://fetch.spec.whatwg.org/#sec-purpose-header; for prerendering
 * https://wicg.github.io/nav-speculation/prerendering.html); null for what a visitor wants now. When such a page is
 * shown, the page itself asks for its head.
 */
const readPurpose = ({ headers }: FastifyRequest): 'prefetch' | 'prerender' | null => {
  const purpose = headers['sec-purpose'];
  if (typeof purpose !== 'string' || !purpose.includes('prefetch')) return null;
  return purpose.includes('prerender') ? 'prerender' : 'prefetch';
};

/** Returns the route's pattern, such as `/newsletter/confirm/:token`: the address itself may hold what was typed. */
const findRoute = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** True for good answers to files and probes: there are many, and nobody looks for them. */
const isRoutine = (request: FastifyRequest, status: number): boolean =>
  status < 400 && ['/*', '/healthz', '/readyz'].includes(findRoute(request));

const log = (request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void => {
  const purpose = readPurpose(request);
  const fields = {
    method: request.method,
    route: findRoute(request),
    status,
    ms: Math.round(elapsedTime * 10) / 10,
    network: findNetwork(request.ip),
    ...(purpose && { purpose }),
  };
  request.log[isRoutine(request, status) ? 'debug' : 'info'](fields, 'request');
};

/** Logs one line for each request, with its id. */
export const logRequests = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onResponse', async (request, reply) => log(request, reply));
  },
  { name: 'log-requests' },
);
