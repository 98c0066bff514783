import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { blogProxy } from './blog-proxy/blog-proxy.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';
import { staticSite } from './static-site.ts';
import type { Store } from './storage/store.ts';
import { BODY_LIMIT } from './submissions/form-body.ts';
import type { LeadsConfig } from './submissions/leads-config.ts';
import { submissions } from './submissions/submissions.ts';

/** What the application is built from. */
export interface AppDependencies {
  readonly site: SiteFiles;
  readonly store: Store;
  readonly leads: Pick<LeadsConfig, 'siteOrigin' | 'limits' | 'trustProxy'>;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** How long a visitor's line may take to send a request, milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** The methods that the site answers; others get 405. */
const ALLOWED = 'GET, HEAD, POST';

const plain = (reply: Pick<FastifyReply, 'code'>, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

/**
 * Builds the web application; the caller decides where it listens.
 * @returns a Fastify instance in which every answer carries the security headers and no fault shows its cause
 */
export const buildApp = async ({ site, store, leads, logger }: AppDependencies): Promise<FastifyInstance> => {
  const headers = securityHeaders(site.styleHashes);
  const app = Fastify({
    logger,
    trustProxy: leads.trustProxy,
    genReqId: () => randomUUID(),
    // Fastify's own lines hold whole addresses, and an address may hold what a visitor typed.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // A path that cannot be decoded never reaches a route; Fastify's generic types do not know this reply.
    frameworkErrors: (_error, _request, reply) =>
      void plain((reply as unknown as FastifyReply).headers(headers), 400, 'Bad request'),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return plain(reply, status, error.message);
    request.log.error({ fault: error.name, stack: error.stack }, 'request failed');
    return plain(reply, status, `Something went wrong on our side. Please call us and name fault ${request.id}.`);
  });

  app.get('/healthz', async (_request, reply) => plain(reply.header('cache-control', 'no-store'), 200, 'ok'));
  await app.register(submissions, { store, config: leads });
  await app.register(blogProxy, {});
  await app.register(staticSite, { site });

  // Whatever has no route here has a method that the site does not answer.
  app.setNotFoundHandler((_request, reply) => plain(reply.header('allow', ALLOWED), 405, 'Method not allowed'));
  return app;
};
