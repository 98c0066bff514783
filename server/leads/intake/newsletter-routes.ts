import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firm } from '../../../content/firm.ts';
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

const gone: ServerPage = {
  title: 'This link no longer works',
  text: 'It was used before or is older than 7 days. Please subscribe again on our blog page.',
  link: { label: 'Subscribe again', href: `${hrefPage('blog')}#newsletter` },
};

const confirmed: ServerPage = {
  title: 'Your subscription is confirmed',
  text: 'Thank you. You will receive the latest tax updates and business insights.',
  link: { label: 'Read our blog', href: hrefPage('blog') },
};

const unsubscribed: ServerPage = {
  title: 'You are unsubscribed',
  text: 'You will receive no more newsletters from us.',
  link: { label: 'Go to our homepage', href: hrefPage('home') },
};

type Link = 'confirm' | 'unsubscribe';

/** What a link says while the store is away. */
const away = {
  confirm: {
    title: 'We cannot confirm this just now',
    text: `Your subscription was not confirmed yet. Please follow the link in our mail again in a minute, or call us: ${firm.phone}`,
    link: callLink,
  },
  unsubscribe: {
    title: 'We cannot unsubscribe you just now',
    text: `You are still subscribed. Please follow the link in our mail again in a minute, or call us: ${firm.phone}`,
    link: callLink,
  },
} as const satisfies Record<Link, ServerPage>;

const linkOf = (request: FastifyRequest): Link =>
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
    return send(reply.header('retry-after', String(RETRY_AFTER_FAULT)), 503, away[linkOf(request)]);
  });

  app.get<TokenRoute>(`${CONFIRM_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (!(await store.newsletter.knowsToken(token, now()))) return send(reply, 410, gone);
    return send(reply, 200, {
      title: 'Confirm your subscription',
      text: 'One more step: please confirm that you want to receive our newsletter.',
      button: { label: 'Confirm subscription', action: `${CONFIRM_PATH}/${token}` },
    });
  });

  app.post<TokenRoute>(`${CONFIRM_PATH}/:token`, async (request, reply) => {
    checkOrigin(request);
    const result = await store.newsletter.confirm(request.params.token, now());
    return result === 'confirmed' ? send(reply, 200, confirmed) : send(reply, 410, gone);
  });

  app.get<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params: { token } }, reply) => {
    if (store.newsletter.leadOfUnsubscribeToken(token) === null) return send(reply, 410, gone);
    return send(reply, 200, {
      title: 'Unsubscribe from the newsletter',
      text: 'Do you want to stop receiving our newsletter?',
      button: { label: 'Unsubscribe', action: `${UNSUBSCRIBE_PATH}/${token}` },
    });
  });

  app.post<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
    if (!isOneClick(request.body)) checkOrigin(request);
    const leadId = store.newsletter.leadOfUnsubscribeToken(request.params.token);
    if (leadId === null) return send(reply, 410, gone);
    await store.newsletter.unsubscribe(leadId, now());
    return send(reply, 200, unsubscribed);
  });
};
