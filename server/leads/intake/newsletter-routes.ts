import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterPages as texts } from '../../../content/pages/server.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import { hrefPage } from '../../../src/site/href.ts';
import { RETRY_AFTER_FAULT } from '../../http/request-error.ts';
import { StorageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { callLink, type RenderPage, type ServerPage } from './page.ts';

/** What the newsletter's links need. */
export interface NewsletterRoutesOptions {
  readonly store: Store;
  readonly renderPage: RenderPage;
  /** Throws when another site's page made a browser send the post. */
  readonly checkOrigin: (request: FastifyRequest) => void;
  readonly now: () => number;
}

/** The paths of the links in the newsletter's mails; a token follows. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** A page that ends in a link. */
const ending = (said: { title: string; text: string; action: string }, href: string): ServerPage => ({
  title: said.title,
  text: said.text,
  link: { label: said.action, href },
});

const gone = ending({ ...texts.gone, text: texts.gone.text(CONFIRM_WITHIN_DAYS) }, `${hrefPage('blog')}#newsletter`);
const confirmed = ending(texts.confirmed, hrefPage('blog'));
const unsubscribed = ending(texts.unsubscribed, hrefPage('home'));

/** A page with a button that does what its link is for. */
const asking = (said: { title: string; text: string; action: string }, action: string): ServerPage => ({
  title: said.title,
  text: said.text,
  button: { label: said.action, action },
});

/** The link that was followed. */
const linkOf = (request: FastifyRequest): keyof typeof texts.away =>
  request.routeOptions.url?.startsWith(UNSUBSCRIBE_PATH) ? 'unsubscribe' : 'confirm';

/** RFC 8058, section 3.2: a mail provider posts this, from wherever it is. The token in the address is its right. */
const isOneClick = (body: unknown): boolean =>
  body instanceof Map && body.get('List-Unsubscribe')?.includes('One-Click') === true;

interface TokenRoute {
  Params: { token: string };
}

/**
 * Double opt-in and unsubscribe. Following a link only shows a page, because mail scanners follow links too; its button
 * acts. A mail program's one-click unsubscribe (RFC 8058) posts to the same address.
 */
export const newsletterRoutes = async (
  app: FastifyInstance,
  { store, renderPage, checkOrigin, now }: NewsletterRoutesOptions,
): Promise<void> => {
  const send = (reply: FastifyReply, status: number, page: ServerPage): FastifyReply =>
    reply
      .code(status)
      // The address holds a token: no cache keeps it, no other site is told it.
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(renderPage(page));

  app.setErrorHandler((error, request, reply) => {
    // Everything else is answered as for the forms.
    if (!(error instanceof StorageError)) throw error;
    request.log.error({ fault: error.fault, reason: error.message }, 'a link of the newsletter could not be followed');
    return send(reply.header('retry-after', String(RETRY_AFTER_FAULT)), 503, {
      ...texts.away[linkOf(request)],
      link: callLink,
    });
  });

  app.get<TokenRoute>(`${CONFIRM_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (!(await store.newsletter.knowsToken(token, now()))) return send(reply, 410, gone);
    return send(reply, 200, asking(texts.confirm, `${CONFIRM_PATH}/${token}`));
  });

  app.post<TokenRoute>(`${CONFIRM_PATH}/:token`, async (request, reply) => {
    checkOrigin(request);
    const result = await store.newsletter.confirm(request.params.token, now());
    return result === 'confirmed' ? send(reply, 200, confirmed) : send(reply, 410, gone);
  });

  app.get<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (store.newsletter.leadOfUnsubscribeToken(token) === null) return send(reply, 410, gone);
    return send(reply, 200, asking(texts.unsubscribe, `${UNSUBSCRIBE_PATH}/${token}`));
  });

  app.post<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
    if (!isOneClick(request.body)) checkOrigin(request);
    const leadId = store.newsletter.leadOfUnsubscribeToken(request.params.token);
    if (leadId === null) return send(reply, 410, gone);
    await store.newsletter.unsubscribe(leadId, now());
    return send(reply, 200, unsubscribed);
  });
};
