import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { plainAnswers } from '../content/pages/server.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { type BlogProxyOptions, blogProxy } from './blog-proxy/blog-proxy.ts';
import type { ServerLimits } from './config.ts';
import { countRequests } from './http/count-requests.ts';
import { fileAnswers } from './http/file-answers.ts';
import { createHttpServer } from './http/http-server.ts';
import { type Meter, silentMeter } from './http/meter.ts';
import { createGate, shedUnderLoad } from './http/overload.ts';
import { answerClientError } from './http/raw-answer.ts';
import type { Readiness } from './http/readiness.ts';
import { logRequests } from './http/request-log.ts';
import { secureLine } from './http/secure-line.ts';
import type { SiteFiles } from './http/site-files.ts';
import { staticSite } from './http/static-site.ts';
import { trustedAddresses } from './http/trusted-addresses.ts';
import { BODY_LIMIT } from './leads/intake/form-body.ts';
import type { LeadsConfig } from './leads/intake/leads-config.ts';
import { pageFrom } from './leads/intake/page.ts';
import { submissions } from './leads/intake/submissions.ts';
import type { Store } from './leads/store/store.ts';
import { framesOf } from './logging.ts';

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

/** The methods that the site answers; others get 405. */
const ALLOWED = 'GET, HEAD, POST';

const plain = (reply: Pick<FastifyReply, 'code'>, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

/**
 * Builds the web application; the caller decides where it listens.
 * @returns a Fastify instance in which every answer carries the security headers and no fault shows its cause
 */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { site, store, leads, limits, readiness, log, meter = silentMeter, blog = {} } = dependencies;
  const inlineStyles = site.serverPageInline;
  const headers = responseHeaders({ answer: 'page', inlineStyles, secure: false });
  const overTls = responseHeaders({ answer: 'page', inlineStyles, secure: true });
  const rawHeaders = responseHeaders({ answer: 'file', inlineStyles: [], secure: false });
  const isSecure = secureLine(leads.trustProxy);
  const headersOf = ({ raw }: FastifyRequest) => (isSecure(raw) ? overTls : headers);
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
      void plain((reply as unknown as FastifyReply).headers(headersOf(request)), 400, plainAnswers.badRequest),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });

  // Who has waited for his answer while the server began to end is told not to use this line again.
  app.addHook('onSend', async (_request, reply) => {
    if (!app.server.listening) void reply.header('connection', 'close');
  });

  logRequests(app);
  countRequests(app, meter);

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return plain(reply, status, error.message);
    request.log.error({ fault: error.name, frames: framesOf(error) }, 'request failed');
    return plain(reply, status, plainAnswers.fault(request.id));
  });

  app.get('/healthz', async (_request, reply) => plain(reply.header('cache-control', 'no-store'), 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return (await readiness.isReady()) ? plain(reply, 200, 'ready') : plain(reply, 503, 'not ready');
  });
  // Under load pages go on and the rest waits: they cost a look-up each, and a visitor can read the phone number there.
  await app.register(async (work) => {
    shedUnderLoad(work, limits.maxEventLoopDelay, meter.shed);
    await work.register(submissions, {
      store,
      config: leads,
      renderPage: pageFrom(site.serverPage),
      gate: createGate(limits.maxPosts, meter.shed),
    });
    await work.register(blogProxy, blog);
  });
  await app.register(staticSite, { site, answers });

  // Whatever has no route here has a method that the site does not answer.
  app.setNotFoundHandler((_request, reply) => plain(reply.header('allow', ALLOWED), 405, plainAnswers.notAllowed));
  return app;
};
