import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { desk } from '../../content/desk.ts';
import { firm } from '../../content/firm.ts';
import { type DeskPage, type DeskRenderer, deskPaths, type Link } from '../../src/desk/page.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { addressKey } from '../http/addresses.ts';
import { isFields } from '../leads/intake/form-body.ts';
import { createStrictLimiter } from '../leads/intake/limits.ts';
import { emailKey } from '../leads/store/keys.ts';
import { SESSION_LIFE } from '../leads/store/session-repository.ts';
import type { Store } from '../leads/store/store.ts';

export type SendPage = (reply: FastifyReply, status: number, page: Omit<DeskPage, 'who'>) => FastifyReply;

export const pageSender =
  ({ renderDesk }: Pick<DeskRenderer, 'renderDesk'>): SendPage =>
  (reply, status, page) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderDesk({ ...page, who: reply.request.staff }));

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

/** Resolves when the mail is handed over. */
export type SendMail = (to: string, subject: string, text: string) => Promise<void>;

export interface SignInOptions {
  readonly store: Pick<Store, 'sessions'>;
  readonly staff: readonly string[];
  readonly origin: () => string;
  /** Null where no mail server is set: the server's start prints a link then. */
  readonly sendMail: SendMail | null;
  readonly sendPage: SendPage;
  readonly now: () => number;
}

/** Links in an hour. */
const MOST = { mailbox: 5, address: 20, all: 100 } as const;

/** Who is signed in where no mail server is set. */
export const LOCAL_STAFF = 'this computer';

export const hrefSignIn = (origin: string, token: string): string => `${origin}${deskPaths.signIn}/${token}`;

/** Without a session every page but those of signing in leads there. */
export const signIn = async (app: FastifyInstance, options: SignInOptions): Promise<void> => {
  const { staff, origin, sendMail, sendPage, now } = options;
  const { sessions } = options.store;
  const allowed = new Set(sendMail ? staff.map(emailKey) : [LOCAL_STAFF]);
  const byMailbox = createStrictLimiter(MOST.mailbox, HOUR);
  const byAddress = createStrictLimiter(MOST.address, HOUR);
  const byAll = createStrictLimiter(MOST.all, HOUR);
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

  /** After the answer, which takes as long for an address of a stranger. */
  const mailLink = async (request: FastifyRequest, email: string): Promise<void> => {
    try {
      const token = await sessions.issueLink(email, now());
      const { subject, text, otherwise } = desk.mail;
      await sendMail?.(email, subject(firm.name), `${text}\n\n${hrefSignIn(origin(), token)}\n\n${otherwise}\n`);
    } catch (error) {
      request.log.error({ reason: error instanceof Error ? error.message : '' }, 'no link to the desk could be mailed');
    }
  };

  app.post(deskPaths.signIn, async (request, reply) => {
    const typed = isFields(request.body) ? (request.body.get('email')?.[0] ?? '').slice(0, 320) : '';
    if (!/^\S+@\S+$/.test(typed.trim())) return page(reply, 422, { problem: desk.signIn.missing });
    const wait = Math.max(byAddress(addressKey(request.ip), now()), byAll('', now()));
    if (wait > 0) return page(reply, 429, { problem: desk.signIn.wait(Math.ceil(wait / MINUTE)) });
    const email = emailKey(typed);
    if (sendMail && allowed.has(email) && byMailbox(email, now()) === 0) setImmediate(() => mailLink(request, email));
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

  app.post<TokenRoute>(`${deskPaths.signIn}/:token`, async ({ params: { token } }, reply) => {
    const session = await sessions.signIn(token, now());
    if (session === null) return gone(reply);
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
