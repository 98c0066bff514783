import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { desk } from '../../content/desk.ts';
import { firm } from '../../content/firm.ts';
import { type DeskPage, type DeskRenderer, deskPaths, type Link } from '../../src/desk/page.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/site/durations.ts';
import { addressKey, networkOf } from '../http/addresses.ts';
import { inIndia } from '../leads/indian-moment.ts';
import { isFields } from '../leads/intake/form-body.ts';
import { createStrictLimiter } from '../leads/intake/limits.ts';
import { backoff } from '../leads/outbox/delivery.ts';
import { emailKey } from '../leads/store/keys.ts';
import { LINK_LIFE_MS, SESSION_LIFE } from '../leads/store/session-repository.ts';
import type { Store } from '../leads/store/store.ts';

export type SendPage = (reply: FastifyReply, status: number, page: Omit<DeskPage, 'who'>) => FastifyReply;

export const pageSender =
  ({ renderDesk }: Pick<DeskRenderer, 'renderDesk'>): SendPage =>
  (reply, status, page) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      // A request that the framework refuses reaches no hook that looks who sent it.
      .send(renderDesk({ ...page, who: reply.request.staff ?? null }));

export const sendMessage = (
  sendPage: SendPage,
  reply: FastifyReply,
  status: number,
  text: string,
  title: string = desk.title,
  link: Link = { label: desk.nav.enquiries, href: deskPaths.enquiries },
): FastifyReply => sendPage(reply, status, { title, body: { kind: 'report', sections: [{ text, links: [link] }] } });

declare module 'fastify' {
  interface FastifyRequest {
    staff: string | null;
  }
}

/** Resolves when the mail is handed over; one that is sent again has the same id. */
export type SendMail = (id: string, to: string, subject: string, text: string) => Promise<void>;

export interface SignInOptions {
  readonly store: Pick<Store, 'sessions'>;
  readonly staff: readonly string[];
  readonly origin: () => string;
  /** Null where no mail server is set: the server's start prints a link then. */
  readonly sendMail: SendMail | null;
  readonly sendPage: SendPage;
  readonly now: () => number;
  /** Returns the milliseconds before a link is made and mailed. */
  readonly mailDelay: () => number;
}

const MAX_TRIES_PER_ADDRESS_AND_HOUR = 20;

/**
 * Anybody may use these up who knows an address of the staff. After them a mailbox still gets a link every ten minutes: so
 * whoever asks has one that works for five minutes more.
 */
const MAX_LINKS_PER_MAILBOX_AND_HOUR = 5;
const RESERVE_LINK_EVERY_MS = 10 * MINUTE_MS;

/** The pauses between so many grow to some five minutes: the last mail still holds a link that works. */
const MAX_MAIL_ATTEMPTS = 7;

/** Returns one to three seconds: answers that follow a post must not be slower when a link is made. */
export const randomMailDelay = (): number => SECOND_MS + Math.random() * 2 * SECOND_MS;

/** Who is signed in where no mail server is set. */
export const LOCAL_STAFF = 'this computer';

export const hrefSignIn = (origin: string, token: string): string => `${origin}${deskPaths.signIn}/${token}`;

/** Without a session every page but those of signing in leads there. */
export const signIn = async (app: FastifyInstance, options: SignInOptions): Promise<void> => {
  const { staff, origin, sendMail, sendPage, now, mailDelay } = options;
  const { sessions } = options.store;
  const allowed = new Set(sendMail ? staff.map(emailKey) : [LOCAL_STAFF]);
  const byMailbox = createStrictLimiter(MAX_LINKS_PER_MAILBOX_AND_HOUR, HOUR_MS);
  const byReserve = createStrictLimiter(1, RESERVE_LINK_EVERY_MS);
  const byAddress = createStrictLimiter(MAX_TRIES_PER_ADDRESS_AND_HOUR, HOUR_MS);
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const isSecure = (): boolean => origin().startsWith('https:');
  // The prefix binds a cookie to this host and to encrypted lines; a browser takes it from no other.
  const cookieName = (): string => (isSecure() ? '__Host-desk' : 'desk');
  const cookie = (): CookieSerializeOptions => ({ path: '/', httpOnly: true, secure: isSecure(), sameSite: 'lax' });

  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName()];
    const email = token ? await sessions.find(token, now()) : null;
    // Who was taken off the list of the staff is signed out by it.
    request.staff = email !== null && allowed.has(email) ? email : null;
    const isOpen = request.url === deskPaths.script || /^\/sign-in(?:[/?]|$)/.test(request.url);
    if (request.staff === null && !isOpen) return reply.redirect(deskPaths.signIn, 303);
    return undefined;
  });

  const page = (reply: FastifyReply, status: number, words: { said?: string; problem?: string }): FastifyReply =>
    sendPage(reply, status, {
      title: desk.signIn.title,
      body: { kind: 'sign-in', canMail: sendMail !== null, ...words },
    });

  app.get(deskPaths.signIn, async (_request, reply) => page(reply, 200, {}));

  const { signal } = closing;

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

  /** Waits before it does anything that tells an address of the staff from a stranger's. */
  const answerWithMail = async ({ log, ip }: FastifyRequest, email: string): Promise<void> => {
    await sleep(mailDelay(), null, { signal, ref: false });
    if (!sendMail || !allowed.has(email)) return;
    const isFull = byMailbox(email, now()) > 0;
    const hasNewLink = byReserve(email, now()) > 0;
    if (isFull) log.warn({ limit: 'mailbox', network: networkOf(ip) }, 'Sign-in limit reached');
    if (isFull && hasNewLink) return;
    await mailLink(log, sendMail, email);
  };

  app.post(deskPaths.signIn, async (request, reply) => {
    const typed = isFields(request.body) ? (request.body.get('email')?.[0] ?? '').slice(0, 320) : '';
    if (!/^\S+@\S+$/.test(typed.trim())) return page(reply, 422, { problem: desk.signIn.missing });
    const wait = byAddress(addressKey(request.ip), now());
    if (wait > 0) {
      request.log.warn({ limit: 'address', network: networkOf(request.ip) }, 'Sign-in limit reached');
      return page(reply, 429, { problem: desk.signIn.wait(Math.ceil(wait / MINUTE_MS)) });
    }
    // Rejects only when the desk is closed meanwhile.
    answerWithMail(request, emailKey(typed)).catch(() => undefined);
    return page(reply, 200, { said: desk.signIn.sent });
  });

  interface TokenRoute {
    Params: { token: string };
  }
  const gone = (reply: FastifyReply): FastifyReply =>
    sendMessage(sendPage, reply, 410, desk.enter.gone, desk.enter.title, {
      label: desk.signIn.title,
      href: deskPaths.signIn,
    });

  // Mail scanners open links: only the button signs in.
  app.get<TokenRoute>(`${deskPaths.signIn}/:token`, async ({ params: { token } }, reply) => {
    if (!(await sessions.isLink(token, now()))) return gone(reply);
    const { title, text, button: label } = desk.enter;
    const button = { label, action: `${deskPaths.signIn}/${token}`, strong: true } as const;
    return sendPage(reply, 200, { title, body: { kind: 'report', sections: [{ text, buttons: [button] }] } });
  });

  app.post<TokenRoute>(`${deskPaths.signIn}/:token`, async ({ params: { token }, cookies }, reply) => {
    const session = await sessions.signIn(token, now());
    if (session === null) return gone(reply);
    await sessions.end(cookies[cookieName()] ?? '');
    void reply.setCookie(cookieName(), session, { ...cookie(), maxAge: SESSION_LIFE / 1000 });
    return reply.redirect(deskPaths.enquiries, 303);
  });

  app.post(deskPaths.signOut, async (request, reply) => {
    await sessions.end(request.cookies[cookieName()] ?? '');
    void reply.clearCookie(cookieName(), cookie());
    return reply.redirect(deskPaths.signIn, 303);
  });

  app.post(deskPaths.signOutEverywhere, async (request, reply) => {
    if (request.staff !== null) await sessions.endAll(request.staff);
    void reply.clearCookie(cookieName(), cookie());
    return reply.redirect(deskPaths.signIn, 303);
  });
};
