/** The desk: the staff's own web application, on a port of its own beside the site's (docs/staff.md). */

import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { deskFile } from '../../src/delivery/template-files.ts';
import { type DeskModule, type DeskRenderer, deskPaths, hrefDeskFont } from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import { SECOND_MS } from '../../src/office/durations.ts';
import { readForwardedWithoutPorts } from '../http/answer-headers.ts';
import { type Reason, type Refusal, RequestError, renderErrors } from '../http/errors.ts';
import { capConnections, serverLimits } from '../http/http-server.ts';
import { loopbackNames } from '../http/ip-addresses.ts';
import { logRequests } from '../http/requests.ts';
import { addFormParsers, isFields, MAX_BODY_BYTES } from '../leads/intake/form-body.ts';
import { createMailer } from '../leads/outbox/mailer.ts';
import { storageError } from '../leads/store/errors.ts';
import type { Store } from '../leads/store/store.ts';
import { listenError, type Settings } from '../settings.ts';
import { type InboxOptions, inboxRoutes } from './inbox.ts';
import { type ReportsOptions, reportRoutes } from './reports.ts';
import { createPageSender } from './send-page.ts';
import {
  hrefSignIn,
  LOCAL_STAFF,
  listMembers,
  randomMailDelay,
  type SendMail,
  type SignInOptions,
  signInRoutes,
} from './sign-in.ts';
import { type WriteOptions, writeRoutes } from './write.ts';

type Options = SignInOptions & InboxOptions & ReportsOptions & WriteOptions;

export interface DeskDependencies
  extends Omit<Options, 'sendPage' | 'members' | 'mailFault' | 'now' | 'mailDelay'>,
    Partial<Pick<Options, 'mailFault' | 'now' | 'mailDelay'>> {
  readonly render: DeskRenderer;
  readonly trustProxy: false | string[];
  readonly log: FastifyBaseLogger;
}

const headers = (styleHash: string, secure: boolean): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "font-src 'self'",
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

/** PostgreSQL cannot store or compare a text with NUL; SQLite would. */
const hasNul = ({ url, body }: FastifyRequest): boolean =>
  url.includes('%00') || (isFields(body) && [...body.values()].flat().some((value) => value.includes('\0')));

const isUnreadable: Reason = ({ desk }) => desk.faults.unreadable;

/** The desk says this where the reason of the refusal is meant for visitors of the site. */
const reasons: Partial<Readonly<Record<Refusal, Reason>>> = {
  unavailable: ({ desk }) => desk.faults.away,
  malformed: isUnreadable,
  'too-large': isUnreadable,
  unsupported: isUnreadable,
};

/** Fonts hold nothing confidential, and a phone on a slow line should not fetch them with each page. */
const FONT_CACHE = 'private, max-age=604800';

/** An office needs a few. They come out of the hundred descriptors that MAX_CONNECTIONS leaves. */
const MAX_CONNECTIONS = 50;

/** Builds the desk; the caller makes it listen. Every answer is private, and posts come from its own pages alone. */
export const buildDesk = async (dependencies: DeskDependencies): Promise<FastifyInstance> => {
  const { editions, render, origin, trustProxy, log } = dependencies;
  const { en: edition } = editions;
  const { desk } = edition;
  const app = Fastify({
    ...serverLimits(),
    loggerInstance: log,
    trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    // An address that cannot be decoded, or is too long, reaches no hook.
    frameworkErrors: (error, _request, reply) => {
      setHeaders(reply);
      return sendFault(reply, error.code === 'FST_ERR_BAD_URL' ? 400 : 404, desk.faults.notFound);
    },
  });

  const sendPage = createPageSender(render);

  const sendFault = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    sendPage(reply, status, 'message', { text });

  const styleHash = createHash('sha256').update(render.styles).digest('base64');
  const setHeaders = (reply: FastifyReply): void =>
    void reply.headers(headers(styleHash, origin().startsWith('https:')));

  let local: readonly string[] = [];
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    local = loopbackNames.map((name) => new URL(`http://${name}:${port}`).origin);
  });

  /**
   * Returns the desk's origin that the request names; null for a foreign name, which a page of another site can point
   * at this machine.
   */
  const originAsked = (host: string | undefined): string | null => {
    const isAsked = (own: string): boolean => URL.parse(`${new URL(own).protocol}//${host}`)?.origin === own;
    return [origin(), ...local].find(isAsked) ?? null;
  };

  await app.register(capConnections, { maxConnections: MAX_CONNECTIONS });
  await app.register(readForwardedWithoutPorts);
  await app.register(logRequests, {});
  app.addHook('onRequest', async ({ method, headers: { host, ...sent } }, reply) => {
    setHeaders(reply);
    const asked = originAsked(host);
    if (asked === null) throw new RequestError(421, 'cross-site', () => desk.faults.misdirected(origin()));
    if (method === 'GET' || method === 'HEAD') return;
    // Stricter than the site's: whoever posts here is signed in, and every browser sends one of the two.
    const site = sent['sec-fetch-site'];
    const isOwn = site === undefined ? sent.origin === asked : site === 'same-origin';
    if (!isOwn) throw new RequestError(403, 'cross-site', () => desk.faults.foreign);
  });
  await app.register(fastifyCookie);
  addFormParsers(app);
  renderErrors(app, (request, reply, { status, refusal, reason }) => {
    const text = refusal === 'fault' ? desk.faults.broken(request.id) : (reasons[refusal] ?? reason)(edition);
    return sendFault(reply, status, text);
  });
  app.setNotFoundHandler((_request, reply) => sendFault(reply, 404, desk.faults.notFound));
  app.get(deskPaths.script, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(render.script));
  for (const [name, file] of render.fonts) {
    const font = Buffer.from(file, 'base64');
    app.get(hrefDeskFont(name), (_request, reply) =>
      reply.header('cache-control', FONT_CACHE).type('font/woff2').send(font),
    );
  }
  app.addHook('preHandler', async (request) => {
    if (hasNul(request)) throw new RequestError(400, 'malformed', isUnreadable);
  });
  const members = listMembers(dependencies);
  const options = {
    mailFault: () => null,
    now: Date.now,
    mailDelay: randomMailDelay,
    ...dependencies,
    members,
    sendPage,
  };
  signInRoutes(app, options);
  inboxRoutes(app, options);
  writeRoutes(app, options);
  reportRoutes(app, options);
  return app;
};

/** Prints a link for where no mail server is set, once the store can be used. */
const printLink = async (
  { sessions }: Pick<Store, 'sessions'>,
  origin: string,
  opened: Promise<unknown>,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await opened;
    const link = hrefSignIn(origin, await sessions.issueLink(LOCAL_STAFF, Date.now()));
    // The link stays out of the log: whoever has it is signed in.
    console.log(`This link signs in at the desk once, within 15 minutes: ${link}`);
  } catch (error) {
    log.warn({ reason: storageError(error).message }, 'Sign-in link not printed');
  }
};

const MAIL_TIMEOUT_MS = 30 * SECOND_MS;

/**
 * Starts the desk, where the settings ask for one. If the desk cannot be started, the log says why and the site goes on.
 * @param opened resolves when the store can be used
 * @returns what ends it
 */
export const startDesk = async (
  editions: Editions,
  settings: Settings,
  store: Store,
  log: FastifyBaseLogger,
  mailFault: () => string | null,
  opened: Promise<unknown>,
  builtAt: number,
): Promise<() => Promise<void>> => {
  const { desk, leads, backupDir, siteDir } = settings;
  if (!desk) return async () => undefined;
  const place = { port: desk.port, host: leads.deskOrigin === null ? '127.0.0.1' : settings.host };
  const mailer = leads.smtp && createMailer(leads.smtp, leads.siteOrigin);
  const sendMail: SendMail | null =
    mailer && ((id, to, subject, text) => mailer.send(id, { to, subject, text }, AbortSignal.timeout(MAIL_TIMEOUT_MS)));
  let origin = leads.deskOrigin ?? `http://localhost:${desk.port}`;
  try {
    const { createDeskRenderer } = (await import(pathToFileURL(join(siteDir, deskFile)).href)) as DeskModule;
    const app = await buildDesk({
      editions,
      store,
      render: createDeskRenderer(editions.en),
      origin: () => origin,
      siteOrigin: leads.siteOrigin,
      staff: desk.staff,
      sendMail,
      mailFault,
      backupDir,
      builtAt,
      trustProxy: leads.trustProxy,
      log,
    });
    const listening = new URL(
      await app.listen(place).catch((error: unknown) => Promise.reject(listenError(error, place, 'DESK_PORT', 'HOST'))),
    );
    if (leads.deskOrigin === null) origin = `http://localhost:${listening.port}`;
    if (origin.startsWith('https:') && !leads.trustProxy)
      log.warn({}, 'Sign-in limit is the same for everybody: TRUST_PROXY is not set');
    if (sendMail && desk.staff.length === 0) log.warn({}, 'Desk sign-in disabled: STAFF is not set');
    console.log(`The desk is on ${origin}`);
    // The start does not await it, because PostgreSQL may become reachable much later.
    if (!sendMail) void printLink(store, origin, opened, log);
    return async () => {
      await app.close();
      mailer?.close();
    };
  } catch (error) {
    mailer?.close();
    log.error({ reason: error instanceof Error ? error.message : '' }, 'Desk failed to start');
    return async () => undefined;
  }
};
