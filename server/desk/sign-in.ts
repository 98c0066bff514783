import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify';
import { type DeskData, deskPaths, FONTS_PATH } from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/office/durations.ts';
import { inIndia } from '../../src/office/indian-moment.ts';
import { addressKey, findNetwork } from '../http/ip-addresses.ts';
import { readField } from '../leads/intake/form-body.ts';
import { createStrictLimiter } from '../leads/intake/limits.ts';
import { backoff } from '../leads/outbox/delivery.ts';
import { emailKey } from '../leads/store/keys.ts';
import { LINK_LIFE_MS, SESSION_LIFE } from '../leads/store/session-repository.ts';
import type { Store } from '../leads/store/store.ts';
import type { SendPage } from './send-page.ts';

/** Resolves when the mail is handed over; one that is sent again has the same id. */
export type SendMail = (id: string, to: string, subject: string, text: string) => Promise<void>;

export interface SignInOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'sessions'>;
  readonly staff: readonly string[];
  readonly origin: () => string;
  /** Sends mail; null without a mail server: the server prints a link at its start then. */
  readonly sendMail: SendMail | null;
  readonly sendPage: SendPage;
  readonly now: () => number;
  /** Returns the milliseconds before a link is made and mailed. */
  readonly mailDelay: () => number;
}

const MAX_TRIES_PER_ADDRESS_AND_HOUR = 20;

/**
 * Anybody who knows an address of the staff may use these up. A mailbox then still gets a link every ten minutes, so that the
 * staff always have one that works for five minutes more.
 */
const MAX_LINKS_PER_MAILBOX_AND_HOUR = 5;
const RESERVE_LINK_EVERY_MS = 10 * MINUTE_MS;

/** The pauses between so many grow to some five minutes: the last mail still holds a link that works. */
const MAX_MAIL_ATTEMPTS = 7;

/** Returns one to three seconds: answers that follow a post must not be slower when a link is made. */
export const randomMailDelay = (): number => SECOND_MS + Math.random() * 2 * SECOND_MS;

/** The only member without a mail server. */
export const LOCAL_STAFF = 'this computer';

/** Returns who may sign in at the desk. */
export const listMembers = ({ staff, sendMail }: Pick<SignInOptions, 'staff' | 'sendMail'>): readonly string[] =>
  sendMail ? [...new Set(staff.map(emailKey))] : [LOCAL_STAFF];

export const hrefSignIn = (origin: string, token: string): string => `${origin}${deskPaths.signIn}/${token}`;

interface TokenRoute {
  Params: { token: string };
}

/** Registers signing in and out. Without a session every other page leads there. */
export const signInRoutes = (app: FastifyInstance, options: SignInOptions): void => {
  const { editions, origin, sendMail, sendPage, now, mailDelay } = options;
  const { desk, firm } = editions.en;
  const { sessions } = options.store;
  const allowed = new Set(listMembers(options));
  const byMailbox = createStrictLimiter(MAX_LINKS_PER_MAILBOX_AND_HOUR, HOUR_MS);
  const byReserve = createStrictLimiter(1, RESERVE_LINK_EVERY_MS);
  const byAddress = createStrictLimiter(MAX_TRIES_PER_ADDRESS_AND_HOUR, HOUR_MS);
  const closing = new AbortController();
  const { signal } = closing;
  const isSecure = (): boolean => origin().startsWith('https:');
  // Browsers accept this prefix only from this host over HTTPS.
  const cookieName = (): string => (isSecure() ? '__Host-desk' : 'desk');
  const cookie = (): CookieSerializeOptions => ({ path: '/', httpOnly: true, secure: isSecure(), sameSite: 'lax' });
  const readSession = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => cookies[cookieName()] ?? '';

  const checkSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readSession(request);
    const email = token ? await sessions.find(token, now()) : null;
    // A session ends when its address is taken off the list of the staff.
    request.staff = email !== null && allowed.has(email) ? email : null;
    const { url } = request;
    const isOpen = url === deskPaths.script || url.startsWith(FONTS_PATH) || /^\/sign-in(?:[/?]|$)/.test(url);
    if (request.staff === null && !isOpen) return reply.redirect(deskPaths.signIn, 303);
    return undefined;
  };

  const sendForm = (reply: FastifyReply, status: number, words: Omit<DeskData['signIn'], 'canMail'>): FastifyReply =>
    sendPage(reply, status, 'signIn', { canMail: sendMail !== null, ...words });

  const mailLink = async (log: FastifyBaseLogger, send: SendMail, email: string): Promise<void> => {
    const id = `desk-${randomUUID()}`;
    const { subject, text, otherwise } = desk.mail;
    let body: string | null = null;
    for (let attempt = 1; ; attempt++) {
      try {
        if (body === null) {
          const issuedAt = now();
          const href = hrefSignIn(origin(), await sessions.issueLink(email, issuedAt));
          body = `${text(inIndia(issuedAt + LINK_LIFE_MS))}\n\n${href}\n\n${otherwise}\n`;
        }
        await send(id, email, subject(firm.name), body);
        return;
      } catch (error) {
        const fields = { attempt, reason: error instanceof Error ? error.message : '' };
        if (attempt === MAX_MAIL_ATTEMPTS) {
          log.error(fields, 'Sign-in mail given up');
          return;
        }
        log.warn(fields, 'Sign-in mail failed, will be tried again');
      }
      await sleep(backoff(attempt), null, { signal, ref: false });
    }
  };

  /** Waits first, so that the time of an answer does not show whether an address is of the staff. */
  const answerWithMail = async ({ log, ip }: FastifyRequest, email: string): Promise<void> => {
    await sleep(mailDelay(), null, { signal, ref: false });
    if (!sendMail || !allowed.has(email)) return;
    const isFull = byMailbox(email, now()) > 0;
    const hasNewLink = byReserve(email, now()) > 0;
    if (isFull) log.warn({ limit: 'mailbox', network: findNetwork(ip) }, 'Sign-in limit reached');
    if (isFull && hasNewLink) return;
    await mailLink(log, sendMail, email);
  };

  const showForm: RouteHandler = async (_request, reply) => sendForm(reply, 200, {});

  const sendLink: RouteHandler = async (request, reply) => {
    const typed = readField(request, 'email').slice(0, 320);
    if (!/^\S+@\S+$/.test(typed.trim())) return sendForm(reply, 422, { problem: desk.signIn.missing });
    const wait = byAddress(addressKey(request.ip), now());
    if (wait > 0) {
      request.log.warn({ limit: 'address', network: findNetwork(request.ip) }, 'Sign-in limit reached');
      return sendForm(reply, 429, { problem: desk.signIn.wait(Math.ceil(wait / MINUTE_MS)) });
    }
    // Rejects only when the desk is closed meanwhile.
    answerWithMail(request, emailKey(typed)).catch(() => undefined);
    return sendForm(reply, 200, { notice: desk.signIn.sent });
  };

  const sendGone = (reply: FastifyReply): FastifyReply =>
    sendPage(reply, 410, 'message', {
      title: desk.enter.title,
      text: desk.enter.gone,
      link: { label: desk.signIn.title, href: deskPaths.signIn },
    });

  // Mail scanners open links: only the button signs in.
  const askToEnter: RouteHandler<TokenRoute> = async ({ params: { token } }, reply) =>
    (await sessions.isLink(token, now())) ? sendPage(reply, 200, 'enter', { token }) : sendGone(reply);

  const enter: RouteHandler<TokenRoute> = async (request, reply) => {
    const session = await sessions.signIn(request.params.token, now());
    if (session === null) return sendGone(reply);
    await sessions.end(readSession(request));
    void reply.setCookie(cookieName(), session, { ...cookie(), maxAge: SESSION_LIFE / 1000 });
    return reply.redirect(deskPaths.enquiries, 303);
  };

  const leave = (reply: FastifyReply): FastifyReply => {
    void reply.clearCookie(cookieName(), cookie());
    return reply.redirect(deskPaths.signIn, 303);
  };

  const signOut: RouteHandler = async (request, reply) => {
    await sessions.end(readSession(request));
    return leave(reply);
  };

  const signOutEverywhere: RouteHandler = async (request, reply) => {
    if (request.staff !== null) await sessions.endAll(request.staff);
    return leave(reply);
  };

  app.addHook('onClose', async () => closing.abort());
  app.decorateRequest('staff', null);
  app.addHook('onRequest', checkSession);
  app.get(deskPaths.signIn, showForm);
  app.post(deskPaths.signIn, sendLink);
  app.get(`${deskPaths.signIn}/:token`, askToEnter);
  app.post(`${deskPaths.signIn}/:token`, enter);
  app.post(deskPaths.signOut, signOut);
  app.post(deskPaths.signOutEverywhere, signOutEverywhere);
};
