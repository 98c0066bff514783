import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { plainAnswers } from '../content/pages/server.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { type BlogProxyOptions, blogProxy } from './blog-proxy/blog-proxy.ts';
import { closeAtEnd } from './http/close-at-end.ts';
import { countRequests } from './http/count-requests.ts';
import { errorAnswers, sendText } from './http/errors.ts';
import { fileAnswers } from './http/file-answers.ts';
import { health } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import { type Meter, silentMeter } from './http/meter.ts';
import { createGate, shedUnderLoad } from './http/overload.ts';
import { answerClientError } from './http/raw-answer.ts';
import type { Readiness } from './http/readiness.ts';
import { logRequests } from './http/request-log.ts';
import { secureLine } from './http/secure-line.ts';
import { pageHeaders, securityHeaders } from './http/security-headers.ts';
import type { SiteFiles } from './http/site-files.ts';
import { staticSite } from './http/static-site.ts';
import { trustedAddresses } from './http/trusted-addresses.ts';
import { BODY_LIMIT } from './leads/intake/form-body.ts';
import { pageFrom } from './leads/intake/page.ts';
import { submissions } from './leads/intake/submissions.ts';
import type { Store } from './leads/store/store.ts';
import type { LeadsConfig, ServerLimits } from './settings.ts';

/** What the application is built from. */
export interface AppDependencies {
  readonly site: SiteFiles;
  readonly store: Store;
  readonly leads: Pick<LeadsConfig, 'siteOrigin' | 'limits' | 'trustProxy'>;
  readonly limits: ServerLimits;
  readonly readiness: Readiness;
  readonly log: FastifyBaseLogger;
  /** Counts requests; by default nobody does. */
  readonly meter?: Meter;
  /** Where the blog's feed comes from; by default the firm's blog. */
  readonly blog?: BlogProxyOptions;
}

/**
 * Builds the web application; the caller decides where it listens. What is asked for most, a file by exactly its path,
 * is answered before Fastify (file-answers.ts); everything else goes through what is registered here, in this order.
 * @returns a Fastify instance in which every answer carries the security headers and no fault shows its cause
 */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { site, store, leads, limits, readiness, log, meter = silentMeter, blog = {} } = dependencies;
  const isSecure = secureLine(leads.trustProxy);
  const headersOf = pageHeaders(site.serverPageInline, isSecure);
  const rawHeaders = responseHeaders({ answer: 'file', inlineStyles: [], secure: false });
  const answers = fileAnswers({ site, isSecure, meter });
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(handler, {
        ...limits,
        headers: rawHeaders,
        answerFile: answers.answer,
        isTrusted: trustedAddresses(leads.trustProxy),
        log,
        meter,
      }),
    clientErrorHandler: answerClientError(rawHeaders, meter),
    loggerInstance: log,
    trustProxy: leads.trustProxy,
    genReqId: () => randomUUID(),
    // Fastify's own lines hold whole addresses, and an address may hold what a visitor typed.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Who comes on an open line while the server ends is still served, and told to come back on another.
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route; Fastify's generic types do not know this reply.
    frameworkErrors: (_error, request, reply) =>
      void sendText((reply as unknown as FastifyReply).headers(headersOf(request)), 400, plainAnswers.badRequest),
  });

  await app.register(securityHeaders, { headersOf });
  await app.register(closeAtEnd);
  await app.register(logRequests);
  await app.register(countRequests, { meter });
  await app.register(errorAnswers);
  await app.register(health, { readiness });
  // Under load this waits and pages go on: they cost a look-up each, and a visitor can read the phone number there.
  await app.register(async (mayWait) => {
    await mayWait.register(shedUnderLoad, { maxEventLoopDelay: limits.maxEventLoopDelay, meter });
    await mayWait.register(submissions, {
      store,
      config: leads,
      renderPage: pageFrom(site.serverPage),
      gate: createGate(limits.maxPosts, meter),
    });
    await mayWait.register(blogProxy, blog);
  });
  await app.register(staticSite, { site, answers });
  return app;
};
