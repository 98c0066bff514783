import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessagePage } from '../../../src/delivery/server-renderer.ts';
import type { Edition } from '../../../src/edition/edition.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import { type ErrorRenderer, privately, renderErrors, sendHtml } from '../../http/errors.ts';
import { callLink, type PagesInLocale } from '../../http/page-frame.ts';
import type { Store } from '../store/store.ts';

interface NewsletterRoutesOptions {
  readonly edition: Edition;
  readonly store: Store;
  readonly pages: PagesInLocale;
  readonly checkOrigin: (request: FastifyRequest) => void;
  /** Answers what is no fault of the store. */
  readonly refused: ErrorRenderer;
  readonly now: () => number;
}

export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

const findLink = (request: FastifyRequest): keyof Edition['newsletterPages']['away'] =>
  request.routeOptions.url?.startsWith(UNSUBSCRIBE_PATH) ? 'unsubscribe' : 'confirm';

/** True if a mail provider sent the post (RFC 8058, section 3.2). Its origin is not ours; the token allows it. */
const isOneClick = (body: unknown): boolean =>
  body instanceof Map && body.get('List-Unsubscribe')?.includes('One-Click') === true;

interface TokenRoute {
  Params: { token: string };
}

/**
 * Serves double opt-in and unsubscribe. A link only shows a page with a button, because mail scanners follow links too.
 * The button posts to the same address, as does a mail program's one-click unsubscribe (RFC 8058).
 */
export const newsletterRoutes = async (
  app: FastifyInstance,
  { edition, store, pages, checkOrigin, refused, now }: NewsletterRoutesOptions,
): Promise<void> => {
  const { newsletterPages: texts, hrefPage } = edition;
  const gone = {
    title: texts.gone.title,
    text: texts.gone.text(CONFIRM_WITHIN_DAYS),
    link: { label: texts.gone.action, href: `${hrefPage('blog')}#newsletter` },
  };
  const confirmed = { ...texts.confirmed, link: { label: texts.confirmed.action, href: hrefPage('blog') } };
  const unsubscribed = { ...texts.unsubscribed, link: { label: texts.unsubscribed.action, href: hrefPage('home') } };

  const send = (reply: FastifyReply, status: number, page: MessagePage): FastifyReply =>
    sendHtml(reply.headers(privately), status, pages.en.message(page));

  renderErrors(app, (request, reply, answer) =>
    answer.refusal === 'unavailable'
      ? send(reply, answer.status, { ...texts.away[findLink(request)], link: callLink(edition) })
      : refused(request, reply, answer),
  );

  app.get<TokenRoute>(`${CONFIRM_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (!(await store.newsletter.knowsToken(token, now()))) return send(reply, 410, gone);
    const button = { label: texts.confirm.action, action: `${CONFIRM_PATH}/${token}` };
    return send(reply, 200, { ...texts.confirm, button });
  });

  app.post<TokenRoute>(`${CONFIRM_PATH}/:token`, async (request, reply) => {
    checkOrigin(request);
    const isConfirmed = await store.newsletter.confirm(request.params.token, now());
    return isConfirmed ? send(reply, 200, confirmed) : send(reply, 410, gone);
  });

  app.get<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (store.newsletter.leadOfUnsubscribeToken(token) === null) return send(reply, 410, gone);
    const button = { label: texts.unsubscribe.action, action: `${UNSUBSCRIBE_PATH}/${token}` };
    return send(reply, 200, { ...texts.unsubscribe, button });
  });

  app.post<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
    if (!isOneClick(request.body)) checkOrigin(request);
    const leadId = store.newsletter.leadOfUnsubscribeToken(request.params.token);
    if (leadId === null) return send(reply, 410, gone);
    await store.newsletter.unsubscribe(leadId, now());
    return send(reply, 200, unsubscribed);
  });
};
