import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { blogProxy } from './blog-proxy/blog-proxy.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';
import { staticSite } from './static-site.ts';

/** What the application is built from. */
export interface AppDependencies {
  readonly site: SiteFiles;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The largest body of a form, bytes (specification of the forms: a message of 5,000 characters and its fields). */
const BODY_LIMIT = 64 * 1024;

/** How long a visitor's line may take to send a request, milliseconds. */
const REQUEST_TIMEOUT = 30_000;

const badRequest = (reply: FastifyReply, headers: Readonly<Record<string, string>>): FastifyReply =>
  reply.code(400).headers(headers).type('text/plain; charset=utf-8').send('Bad request\n');

/** The methods that the site answers; others get 405. */
const ALLOWED = 'GET, HEAD, POST';

/**
 * Builds the web application; the caller decides where it listens.
 * @returns a Fastify instance in which every answer carries the security headers and no fault shows its cause
 */
export const buildApp = async ({ site, logger }: AppDependencies): Promise<FastifyInstance> => {
  const headers = securityHeaders(site.styleHashes);
  const app = Fastify({
    logger,
    genReqId: () => randomUUID(),
    // Fastify's own lines hold whole addresses, and an address may hold what a visitor typed.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // A path that cannot be decoded never reaches a route; Fastify's generic types do not know this reply.
    frameworkErrors: (_error, _request, reply) => void badRequest(reply as unknown as FastifyReply, headers),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: { type: error.name, stack: error.stack } }, 'request failed');
    const message =
      status >= 500 ? `Something went wrong on our side. Please call us and name fault ${request.id}.` : error.message;
    return reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );
  await app.register(blogProxy, {});
  await app.register(staticSite, { site });

  // Whatever has no route here has a method that the site does not answer.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', ALLOWED).type('text/plain; charset=utf-8').send('Method not allowed\n'),
  );
  return app;
};
