import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BLOG_PROXY_PATH } from '../../src/feed/addresses.ts';
import { ENQUIRY_PATH } from '../../src/site/href.ts';
import { fileKindOf, type Meter, type RequestKind } from './meter.ts';

/** The kinds by route. A request without one has a method that the site does not answer. */
const kinds: ReadonlyMap<string, RequestKind> = new Map([
  ['/*', 'page'],
  ['/', 'form'],
  [BLOG_PROXY_PATH, 'blog'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
]);

const kindOf = (request: FastifyRequest): RequestKind => {
  const route = request.routeOptions.url ?? '';
  const kind =
    kinds.get(route) ??
    (route.startsWith('/newsletter/') ? 'newsletter' : route.startsWith(ENQUIRY_PATH) ? 'enquiry' : 'other');
  return kind === 'page' ? fileKindOf(request.headers) : kind;
};

/** Counts the requests that Fastify answers, and how long they took. */
export const countRequests = fp(
  async (app: FastifyInstance, { meter }: { readonly meter: Meter }): Promise<void> => {
    app.addHook('onResponse', async (request, reply) =>
      meter.request(kindOf(request), request.method, reply.statusCode, reply.elapsedTime / 1000),
    );
  },
  { name: 'count-requests' },
);
