import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Editions } from '../../../src/edition/edition.ts';
import type { FormName } from '../../../src/forms/forms.ts';
import { NEWSLETTER_FORM } from '../../../src/forms/newsletter.ts';
import { HOUR_MS, SECOND_MS } from '../../../src/office/durations.ts';
import { type ErrorRenderer, RETRY_AFTER_SECONDS, RequestError, renderErrors } from '../../http/errors.ts';
import type { Gate } from '../../http/overload.ts';
import type { PagesInLocale } from '../../http/page-frame.ts';
import type { LeadsConfig } from '../../settings.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submit.ts';
import { formAnswers } from './answer.ts';
import { addFormParsers, isFields } from './form-body.ts';
import { postLimits } from './limits.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { refuseForeign } from './origin.ts';
import { readForm, toSubmission } from './to-submission.ts';

export interface SubmissionsOptions {
  readonly editions: Editions;
  readonly store: Store;
  readonly config: Pick<LeadsConfig, 'siteOrigin' | 'limits' | 'smtp'>;
  readonly pages: PagesInLocale;
  /** Limits the posts that are handled at the same time; no limit by default. */
  readonly gate?: Gate;
  readonly now?: () => number;
}

/** A fault of ours is answered like a store that is away, so that the form keeps what was typed and tries again. */
const asUnavailable = (form: FormName | null): RequestError =>
  new RequestError(
    503,
    'unavailable',
    ({ refusals }) => (form === null ? refusals.notTaken : refusals.notStored[form]),
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

const tooManyMails = (): RequestError =>
  new RequestError(429, 'rate-limited', ({ refusals }) => refusals.rateLimited(60), {
    retryAfterSeconds: HOUR_MS / SECOND_MS,
  });

/**
 * Serves both forms, and the newsletter's links. "ok" is answered after the commit. Register it on an application that
 * was made with `trustProxy` of the same settings.
 */
export const submissions = async (app: FastifyInstance, options: SubmissionsOptions): Promise<void> => {
  const { editions, store, config, pages, gate = (work) => work(), now = Date.now } = options;
  const answers = formAnswers(editions, config, pages);
  const limits = postLimits(config.limits);
  const checkOrigin = refuseForeign(config.siteOrigin);

  /** An answer depends on the form once it is known. */
  const formsRead = new WeakMap<FastifyRequest, FormName>();

  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The origin is checked before the post is counted: a page that makes its visitors post must not use up their
    // share.
    checkOrigin(request);
    limits.countAddress(request.ip, now());
    if (!isFields(request.body)) throw new RequestError(400, 'malformed', ({ refusals }) => refusals.unreadable);
    const form = readForm(request.body);
    formsRead.set(request, form);
    const checked = toSubmission(editions.en, form, request.body, request, {
      siteOrigin: config.siteOrigin,
      now: now(),
    });
    // The form is counted after the checks: a refused post uses up no share but that of its address.
    const isRobot = checked.state === 'spam';
    if (!isRobot && config.smtp) limits.countMail(form, request.ip, now());
    const isFlood = limits.countForm(form, isRobot, now()) && !isRobot;
    const submission: Submission = isFlood
      ? { ...checked, state: 'held', reasons: [...checked.reasons, 'flood'] }
      : checked;
    const submitted = await store.submit(submission);
    if (submitted.result === 'key-reused') {
      const problems = [{ field: 'idempotency-key', message: editions.en.refusals.keyReusedField }];
      throw new RequestError(422, 'key-reused', ({ refusals }) => refusals.keyReused, { problems });
    }
    const { result, id: lead, receipt, asksToConfirm } = submitted;
    request.log.info({ form, state: submission.state, result, lead }, 'Submission stored');
    const mailsSubscriber = form === NEWSLETTER_FORM && config.smtp !== null;
    // The address has had its share of mails, and none of their links works any more.
    if (mailsSubscriber && submission.state === 'unconfirmed' && !asksToConfirm) throw tooManyMails();
    const confirm = mailsSubscriber && (isRobot || asksToConfirm);
    return answers.accepted(request, reply, form, { receipt, confirm });
  };

  addFormParsers(app);
  const refused: ErrorRenderer = (request, reply, answer) => {
    const form = formsRead.get(request) ?? null;
    const isOurFault = answer.refusal === 'unavailable' || answer.refusal === 'fault';
    if (!isOurFault) return answers.refused(request, reply, form, answer);
    void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return answers.refused(request, reply, form, asUnavailable(form));
  };
  renderErrors(app, refused);
  app.post('/', (request, reply) => gate(() => take(request, reply)));
  await app.register(newsletterRoutes, { edition: editions.en, store, pages, checkOrigin, refused, now });
};
