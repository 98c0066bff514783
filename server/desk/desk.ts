/** The desk: the staff's own web application, on a port of its own beside the site's (docs/staff.md). */
import { createHash, randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { desk } from '../../content/desk.ts';
import { type DeskRenderer, deskPaths } from '../../src/desk/page.ts';
import { RETRY_AFTER_FAULT, RequestError } from '../http/errors.ts';
import { logRequests } from '../http/requests.ts';
import { BODY_LIMIT } from '../leads/intake/form-body.ts';
import { addFormParsers } from '../leads/intake/form-parsers.ts';
import { isOwn } from '../leads/intake/same-origin.ts';
import { StorageError } from '../leads/store/errors.ts';
import type { Store } from '../leads/store/store.ts';
import { framesOf } from '../logging.ts';
import { deskPages } from './pages.ts';
import { pageSender, sendMessage } from './send-page.ts';
import { type SendMail, signIn } from './sign-in.ts';

export interface DeskDependencies {
  readonly store: Store;
  /** The module that the build made of src/desk/render.tsx. */
  readonly render: DeskRenderer;
  /** The desk's own address, known once it listens. */
  readonly origin: () => string;
  readonly siteOrigin: string;
  readonly staff: readonly string[];
  readonly sendMail: SendMail | null;
  /** What is wrong with the mail server, or null; by default nothing is. */
  readonly mailFault?: () => string | null;
  readonly backupDir: string;
  readonly trustProxy: false | string[];
  readonly log: FastifyBaseLogger;
  /** The clock, for tests. */
  readonly now?: () => number;
}

const headers = (styleHash: string, secure: boolean): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  // An address may hold what was searched for; to pages of the desk alone, because posts are checked by it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
});

/**
 * Builds the desk; the caller makes it listen.
 * @returns a Fastify instance whose every answer is private, and whose posts come from its own pages alone
 */
export const buildDesk = async (dependencies: DeskDependencies): Promise<FastifyInstance> => {
  const {
    store,
    render,
    origin,
    siteOrigin,
    staff,
    sendMail,
    backupDir,
    trustProxy,
    log,
    mailFault = () => null,
  } = dependencies;
  const now = dependencies.now ?? Date.now;
  const app = Fastify({
    loggerInstance: log,
    trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    http: { headersTimeout: 10_000, requestTimeout: 30_000 },
  });

  const sendPage = pageSender(render);

  const sendFault = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    sendMessage(sendPage, reply, status, text);

  const styleHash = createHash('sha256').update(render.styles).digest('base64');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers(styleHash, origin().startsWith('https:')));
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // Stricter than the site's: whoever posts here is signed in, and every browser sends one of the two.
    const { origin: from, 'sec-fetch-site': site } = request.headers;
    const page = URL.parse(from ?? '');
    const own = site === undefined ? page !== null && isOwn(page, request, origin()) : site === 'same-origin';
    if (!own) throw new RequestError(403, 'cross-site', desk.faults.foreign);
  });
  await app.register(logRequests, {});
  await app.register(fastifyCookie);
  addFormParsers(app);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof StorageError) {
      request.log.error({ fault: error.fault, reason: error.message }, 'the desk could not read the store');
      return sendFault(reply.header('retry-after', String(RETRY_AFTER_FAULT)), 503, desk.faults.away);
    }
    if (error instanceof RequestError) return sendFault(reply, error.status, error.message);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendFault(reply, status, desk.faults.unreadable);
    request.log.error({ fault: error.name, frames: framesOf(error) }, 'the desk failed');
    return sendFault(reply, status, desk.faults.broken(request.id));
  });
  app.setNotFoundHandler((_request, reply) => sendFault(reply, 404, desk.faults.notFound));
  app.get(deskPaths.script, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(render.script));
  await signIn(app, { sessions: store.sessions, staff, origin, sendMail, sendPage, now });
  await deskPages(app, { store, siteOrigin, hasMail: sendMail !== null, mailFault, backupDir, sendPage, now });
  return app;
};
