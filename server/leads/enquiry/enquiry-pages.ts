import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answeredPages } from '../../../content/pages/enquiry/en.ts';
import { ANSWERED_PATH, ENQUIRY_PATH, hrefAnswered, hrefEnquiry } from '../../../src/addresses/href.ts';
import type { Locale } from '../../../src/addresses/locale.ts';
import type { EnquiryPage, EnquiryShows, MessagePage } from '../../../src/delivery/server-renderer.ts';
import type { Edition } from '../../../src/edition/edition.ts';
import { contactFields, optionText } from '../../../src/forms/contact.ts';
import { enquiryButtons, enquiryFields } from '../../../src/forms/forms.ts';
import type { Lead } from '../../../src/forms/lead.ts';
import { dayInIndia, minuteInIndia } from '../../../src/office/indian-time.ts';
import { editionFor } from '../../edition-for.ts';
import { privately, RequestError, renderErrors, sendHtml } from '../../http/errors.ts';
import { addFormParsers, MAX_BODY_BYTES, readField } from '../intake/form-body.ts';
import { postLimits } from '../intake/limits.ts';
import { refuseForeign } from '../intake/origin.ts';
import type { SubmissionsOptions } from '../intake/submissions.ts';
import type { Enquiry } from '../store/enquiry-repository.ts';

interface TokenRoute {
  Params: { token: string };
}

/** Marks every response below the pages' address as private, refusals and failures included. */
export const enquiryPrivacy = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith(`${ENQUIRY_PATH}/`)) reply.headers(privately);
    });
  },
  { name: 'enquiry-privacy' },
);

const listAnswers = (edition: Edition, lead: Lead): EnquiryPage['answers'] =>
  contactFields.flatMap(({ name }) => {
    const answer = lead[name];
    if (answer === null) return [];
    return [[edition.enquiryPage.labels[name], name === 'service' ? optionText(edition, answer) : answer] as const];
  });

const describeProgress = (
  { enquiryPage: { stand }, inWords, clockText }: Edition,
  { lead, passedAt }: Enquiry,
): EnquiryPage['status'] => {
  const writeTime = (time: number | null): string =>
    time === null
      ? stand.notYet
      : stand.inIndia(`${inWords(dayInIndia(time))}, ${clockText(Math.floor(minuteInIndia(time)))}`);
  return {
    reference: lead.reference ?? lead.id,
    received: writeTime(lead.receivedAt),
    passed: writeTime(passedAt),
    answered: writeTime(lead.answeredAt),
    withdrawn: writeTime(lead.withdrawnAt),
  };
};

const writeCopy = (edition: Edition, enquiry: Enquiry): string => {
  const times = describeProgress(edition, enquiry);
  const { rows } = edition.enquiryPage.stand;
  const progress = (Object.keys(rows) as (keyof typeof rows)[])
    .filter((name) => name !== 'withdrawn' || enquiry.lead.withdrawnAt !== null)
    .map((name) => `${rows[name]}: ${times[name]}`);
  const lines = [...progress, ...listAnswers(edition, enquiry.lead).map(([label, answer]) => `${label}: ${answer}`)];
  return `${lines.join('\r\n')}\r\n`;
};

/** Serves the page of an enquiry for its sender, and the office's page that marks it as answered. */
export const enquiryPages = async (app: FastifyInstance, options: Omit<SubmissionsOptions, 'gate'>): Promise<void> => {
  const { editions, store, config, pages, now = Date.now } = options;
  const limits = postLimits(config.limits);
  const checkOrigin = refuseForeign(config.siteOrigin);

  const sendEnquiry = (
    reply: FastifyReply,
    status: number,
    enquiry: Enquiry,
    token: string,
    shows: EnquiryShows,
  ): FastifyReply => {
    const { lead, open } = enquiry;
    const edition = editionFor(editions, lead.language);
    const times = describeProgress(edition, enquiry);
    const page = {
      title: edition.enquiryPage.title(times.reference),
      action: hrefEnquiry(token),
      status: times,
      isWithdrawn: lead.withdrawnAt !== null,
      open,
      shows,
      answers: shows.kind === 'all' ? listAnswers(edition, lead) : [],
    };
    return sendHtml(reply, status, (pages[lead.language] ?? pages.en).enquiry(page));
  };

  const sendMessage = (reply: FastifyReply, status: number, language: Locale, { title, text }: MessagePage) => {
    const { enquiryPage, hrefPage } = editionFor(editions, language);
    const link = { label: enquiryPage.home, href: hrefPage('home') };
    return sendHtml(reply, status, (pages[language] ?? pages.en).message({ title, text, link }));
  };

  /**
   * Answers a token that is wrong, too old, or of an erased enquiry, always in English: nobody knows its language then.
   */
  const sendGone = (reply: FastifyReply): FastifyReply => sendMessage(reply, 404, 'en', editions.en.enquiryPage.gone);

  const checkPost = (request: FastifyRequest): void => {
    checkOrigin(request);
    limits.countAddress(request.ip, now());
  };

  addFormParsers(app);
  renderErrors(app, (_request, reply, { status, refusal, reason }) => {
    const { away } = editions.en.enquiryPage;
    const page = refusal === 'unavailable' ? away : { title: away.title, text: reason(editions.en) };
    return sendMessage(reply, status, 'en', page);
  });

  // A link that a mail program broke; the Not Found page would carry the token on.
  app.get(`${ENQUIRY_PATH}/*`, (_request, reply) => sendGone(reply));

  app.get<TokenRoute>(`${ENQUIRY_PATH}/:token`, async ({ params: { token } }, reply) => {
    const enquiry = await store.enquiries.find(token, now());
    return enquiry ? sendEnquiry(reply, 200, enquiry, token, { kind: 'locked' }) : sendGone(reply);
  });

  app.post<TokenRoute>(
    `${ENQUIRY_PATH}/:token`,
    { bodyLimit: MAX_BODY_BYTES },
    async (request, reply): Promise<FastifyReply> => {
      checkPost(request);
      const { token } = request.params;
      const digits = readField(request, enquiryFields.digits);
      const pressed = enquiryButtons.find((each) => each === readField(request, enquiryFields.does));
      if (!pressed) throw new RequestError(400, 'malformed', ({ refusals }) => refusals.unreadable);
      const wish = pressed === 'withdraw' || pressed === 'erase' ? pressed : 'show';
      const unlocked = await store.enquiries.act(token, digits, wish, now());
      if (unlocked.result === 'gone') return sendGone(reply);
      const { enquiry, result } = unlocked;
      if (result !== 'ok')
        return sendEnquiry(reply, 403, enquiry, token, { kind: 'locked', wrong: result === 'wrong' });
      if (wish !== 'show') request.log.info({ lead: enquiry.lead.id, action: wish }, 'Enquiry changed by visitor');
      // The sender does not wait for it. Where it fails because another program reads the log, the next erasure does it.
      if (wish === 'erase') void store.forget().catch(() => undefined);
      switch (pressed) {
        case 'show':
          return sendEnquiry(reply, 200, enquiry, token, { kind: 'all', digits });
        case 'ask':
          return sendEnquiry(reply, 200, enquiry, token, { kind: 'ask', digits });
        case 'download':
          return reply
            .header('content-disposition', `attachment; filename="${enquiry.lead.reference}.txt"`)
            .type('text/plain; charset=utf-8')
            .send(writeCopy(editionFor(editions, enquiry.lead.language), enquiry));
        case 'withdraw':
          return reply.redirect(hrefEnquiry(token), 303);
        case 'erase':
          return sendMessage(
            reply,
            200,
            enquiry.lead.language,
            editionFor(editions, enquiry.lead.language).enquiryPage.erased,
          );
      }
    },
  );

  app.get<TokenRoute>(`${ANSWERED_PATH}/:token`, async ({ params: { token } }, reply) => {
    const reference = await store.enquiries.referenceOfAnswered(token, now());
    if (reference === null) return sendHtml(reply, 404, pages.en.message(answeredPages.gone));
    const { title, text, action: label } = answeredPages.ask(reference);
    return sendHtml(reply, 200, pages.en.message({ title, text, button: { label, action: hrefAnswered(token) } }));
  });

  app.post<TokenRoute>(`${ANSWERED_PATH}/:token`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    checkPost(request);
    const { token } = request.params;
    const reference = await store.enquiries.answered(token, now());
    if (reference === null) return sendHtml(reply, 404, pages.en.message(answeredPages.gone));
    return sendHtml(reply, 200, pages.en.message(answeredPages.done(reference)));
  });
};
