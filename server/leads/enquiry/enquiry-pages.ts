import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answeredPages } from '../../../content/pages/enquiry.ts';
import { refusals } from '../../../content/refusals.ts';
import { type EnquiryButton, enquiryButtons, enquiryFields } from '../../../src/forms/enquiry.ts';
import { ANSWERED_PATH, ENQUIRY_PATH, hrefAnswered, hrefEnquiry } from '../../../src/site/enquiry-page.ts';
import { type Filling, fillTemplate, readTemplate } from '../../../src/site/fill.ts';
import { locales } from '../../../src/site/locale.ts';
import { RETRY_AFTER_FAULT, RequestError } from '../../http/errors.ts';
import type { LeadsConfig } from '../../settings.ts';
import { addFormParsers, BODY_LIMIT, isFields } from '../intake/form-body.ts';
import { postLimits } from '../intake/limits.ts';
import { refuseForeign } from '../intake/origin.ts';
import type { RenderPage } from '../intake/page.ts';
import type { Enquiry } from '../store/enquiry-repository.ts';
import { StorageError } from '../store/errors.ts';
import type { Lead } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { visitorWords } from '../visitor-words.ts';
import { answersOf, enquiryFilling, enquiryStatus, messageFilling, type Shows } from './filling.ts';

type Locale = Lead['language'];

export interface EnquiryPagesOptions {
  readonly store: Store;
  readonly config: Pick<LeadsConfig, 'siteOrigin' | 'limits'>;
  /** The HTML of an enquiry's page with its marks, by language; where one is missing, English stands for it. */
  readonly pages: Readonly<{ en: string } & Partial<Record<Locale, string>>>;
  /** The page of short messages, for the office. */
  readonly renderPage: RenderPage;
  /** The clock, for tests. */
  readonly now?: () => number;
}

interface TokenRoute {
  Params: { token: string };
}

/** The address holds a token: no cache may keep it, no other site may see it, no search engine may list it. */
const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } as const;

/** Gives these headers to every answer below the pages' address, refusals and faults included. */
export const enquiryPrivacy = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith(`${ENQUIRY_PATH}/`)) reply.headers(privately);
    });
  },
  { name: 'enquiry-privacy' },
);

const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** The copy that a sender takes home. */
const copyOf = (enquiry: Enquiry): string => {
  const words = visitorWords(enquiry.lead.language).enquiry;
  const stand = enquiryStatus(enquiry, words);
  const { rows } = words.stand;
  const told = (Object.keys(rows) as (keyof typeof rows)[])
    .filter((name) => name !== 'withdrawn' || enquiry.lead.withdrawn_at !== null)
    .map((name) => `${rows[name]}: ${stand[name]}`);
  const lines = [...told, ...answersOf(enquiry.lead, words).map(([label, said]) => `${label}: ${said}`)];
  return `${lines.join('\r\n')}\r\n`;
};

/** The page of an enquiry for its sender, and the office's page that marks it as answered. */
export const enquiryPages = async (app: FastifyInstance, options: EnquiryPagesOptions): Promise<void> => {
  const { store, config, pages, renderPage, now = Date.now } = options;
  const templates = Object.fromEntries(
    locales.map((language) => [language, readTemplate(pages[language] ?? pages.en)]),
  ) as Record<Locale, ReturnType<typeof readTemplate>>;
  const limits = postLimits(config.limits);
  const checkOrigin = refuseForeign(config.siteOrigin);

  const send = (reply: FastifyReply, status: number, language: Locale, filling: Filling): FastifyReply =>
    sendHtml(reply, status, fillTemplate(templates[language], filling));

  const sendEnquiry = (reply: FastifyReply, status: number, enquiry: Enquiry, token: string, shows: Shows) => {
    const { language } = enquiry.lead;
    return send(reply, status, language, enquiryFilling(enquiry, token, visitorWords(language).enquiry, shows));
  };

  /** The same for a token that is wrong, too old, or of an enquiry that was erased: then nobody knows its language. */
  const sendGone = (reply: FastifyReply): FastifyReply => {
    const { gone } = visitorWords('en').enquiry;
    return send(reply, 404, 'en', messageFilling(gone.title, gone.text));
  };

  const checkPost = (request: FastifyRequest): void => {
    checkOrigin(request);
    limits.countAddress(request.ip, now());
  };

  addFormParsers(app);
  app.setErrorHandler((error, request, reply) => {
    const { away } = visitorWords('en').enquiry;
    if (error instanceof StorageError) {
      request.log.error({ fault: error.fault, reason: error.message }, 'the page of an enquiry could not be given');
      void reply.header('retry-after', String(RETRY_AFTER_FAULT));
      return send(reply, 503, 'en', messageFilling(away.title, away.text));
    }
    if (!(error instanceof RequestError)) throw error;
    if (error.retryAfter !== null) void reply.header('retry-after', String(error.retryAfter));
    return send(reply, error.status, 'en', messageFilling(away.title, error.message));
  });

  // A link that a mail program broke; the Not Found page would carry the token on.
  app.get(`${ENQUIRY_PATH}/*`, (_request, reply) => sendGone(reply));

  app.get<TokenRoute>(`${ENQUIRY_PATH}/:token`, async ({ params: { token } }, reply) => {
    const enquiry = await store.enquiries.find(token, now());
    return enquiry ? sendEnquiry(reply, 200, enquiry, token, { kind: 'locked' }) : sendGone(reply);
  });

  /** Answers what a sender did whose digits were right. */
  const answer: Readonly<
    Record<EnquiryButton, (reply: FastifyReply, enquiry: Enquiry, token: string, digits: string) => FastifyReply>
  > = {
    show: (reply, enquiry, token, digits) => sendEnquiry(reply, 200, enquiry, token, { kind: 'all', digits }),
    ask: (reply, enquiry, token, digits) => sendEnquiry(reply, 200, enquiry, token, { kind: 'ask', digits }),
    download: (reply, enquiry) =>
      reply
        .header('content-disposition', `attachment; filename="${enquiry.lead.reference}.txt"`)
        .type('text/plain; charset=utf-8')
        .send(copyOf(enquiry)),
    withdraw: (reply, _enquiry, token) => reply.redirect(hrefEnquiry(token), 303),
    erase: (reply, { lead: { language } }) => {
      const { erased } = visitorWords(language).enquiry;
      return send(reply, 200, language, messageFilling(erased.title, erased.text));
    },
  };

  app.post<TokenRoute>(`${ENQUIRY_PATH}/:token`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    checkPost(request);
    const { token } = request.params;
    const { body } = request;
    const typed = (name: string): string => (isFields(body) && body.get(name)?.[0]) || '';
    const digits = typed(enquiryFields.digits);
    const pressed = enquiryButtons.find((each) => each === typed(enquiryFields.does));
    if (!pressed) throw new RequestError(400, 'malformed', refusals.unreadable);
    const wish = pressed === 'withdraw' || pressed === 'erase' ? pressed : 'show';
    const unlocked = await store.enquiries.act(token, digits, wish, now());
    if (unlocked.result === 'gone') return sendGone(reply);
    const { enquiry, result } = unlocked;
    if (result !== 'ok') return sendEnquiry(reply, 403, enquiry, token, { kind: 'locked', wrong: result === 'wrong' });
    if (wish !== 'show') request.log.info({ lead: enquiry.lead.id, wish }, 'a sender took an enquiry back');
    // The sender does not wait for it. Where it fails because another program reads the log, the next erasure does it.
    if (wish === 'erase') void store.forget().catch(() => undefined);
    return answer[pressed](reply, enquiry, token, digits);
  });

  app.get<TokenRoute>(`${ANSWERED_PATH}/:token`, async ({ params: { token } }, reply) => {
    const reference = await store.enquiries.referenceOfAnswered(token, now());
    if (reference === null) return sendHtml(reply, 404, renderPage(answeredPages.gone));
    const { title, text, action: label } = answeredPages.ask(reference);
    return sendHtml(reply, 200, renderPage({ title, text, button: { label, action: hrefAnswered(token) } }));
  });

  app.post<TokenRoute>(`${ANSWERED_PATH}/:token`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    checkPost(request);
    const { token } = request.params;
    const reference = await store.enquiries.referenceOfAnswered(token, now());
    if (reference === null || !(await store.enquiries.answered(token, now())))
      return sendHtml(reply, 404, renderPage(answeredPages.gone));
    return sendHtml(reply, 200, renderPage(answeredPages.done(reference)));
  });
};
