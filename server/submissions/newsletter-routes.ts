import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../storage/store.ts';
import type { RenderPage, ServerPage } from './page.ts';

/** What the newsletter's links need. */
export interface NewsletterRoutesOptions {
  readonly store: Store;
  readonly renderPage: RenderPage;
  readonly now: () => number;
}

/** The paths of the links in the newsletter's mails; a token follows. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

const gone: ServerPage = {
  title: 'This link no longer works',
  paragraphs: ['It was used before or is older than 7 days. Please subscribe again on our blog page.'],
};

const confirmed: ServerPage = {
  title: 'Your subscription is confirmed',
  paragraphs: ['Thank you. You will receive the latest tax updates and business insights.'],
};

const unsubscribed: ServerPage = {
  title: 'You are unsubscribed',
  paragraphs: ['You will receive no more newsletters from us.'],
};

interface TokenRoute {
  Params: { token: string };
}

/**
 * Double opt-in and unsubscribe. Following a link only shows a page, because mail scanners follow links too; its button
 * acts. A mail program's one-click unsubscribe (RFC 8058) posts to the same address.
 */
export const newsletterRoutes = async (
  app: FastifyInstance,
  { store, renderPage, now }: NewsletterRoutesOptions,
): Promise<void> => {
  const send = (reply: FastifyReply, status: number, page: ServerPage): FastifyReply =>
    reply
      .code(status)
      // The address holds a token: no cache keeps it, no other site is told it.
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(renderPage(page));

  app.get<TokenRoute>(`${CONFIRM_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (!(await store.newsletter.knowsToken(token, now()))) return send(reply, 410, gone);
    return send(reply, 200, {
      title: 'Confirm your subscription',
      paragraphs: ['One more step: please confirm that you want to receive our newsletter.'],
      button: { label: 'Confirm subscription', action: `${CONFIRM_PATH}/${token}` },
    });
  });

  app.post<TokenRoute>(`${CONFIRM_PATH}/:token`, async ({ params: { token } }, reply) => {
    const result = await store.newsletter.confirm(token, now());
    return result === 'confirmed' ? send(reply, 200, confirmed) : send(reply, 410, gone);
  });

  app.get<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (store.newsletter.leadOfUnsubscribeToken(token) === null) return send(reply, 410, gone);
    return send(reply, 200, {
      title: 'Unsubscribe from the newsletter',
      paragraphs: ['Do you want to stop receiving our newsletter?'],
      button: { label: 'Unsubscribe', action: `${UNSUBSCRIBE_PATH}/${token}` },
    });
  });

  app.post<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params: { token } }, reply) => {
    const leadId = store.newsletter.leadOfUnsubscribeToken(token);
    if (leadId === null) return send(reply, 410, gone);
    await store.newsletter.unsubscribe(leadId, now());
    return send(reply, 200, unsubscribed);
  });
};
