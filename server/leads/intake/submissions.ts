import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../../../content/refusals.ts';
import type { FormName } from '../../../src/forms/forms.ts';
import type { Gate } from '../../http/overload.ts';
import { RETRY_AFTER_FAULT, RequestError } from '../../http/request-error.ts';
import { framesOf } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import { StorageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { type Answers, formAnswers } from './answer.ts';
import { BODY_LIMIT, type FormFields, parseMultipart, parseUrlEncoded } from './form-body.ts';
import { postLimits } from './limits.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import type { RenderPage } from './page.ts';
import { isForeign } from './same-origin.ts';
import { formOf, toSubmission } from './to-submission.ts';

/** What the plugin needs. */
export interface SubmissionsOptions {
  readonly store: Store;
  readonly config: Pick<LeadsConfig, 'siteOrigin' | 'limits'>;
  /** The look of the few pages that the server answers itself. */
  readonly renderPage: RenderPage;
  /** Bounds the posts that are worked on at the same time; by default any number is. */
  readonly gate?: Gate;
  /** The clock, for tests. */
  readonly now?: () => number;
}

const unavailable = (form: FormName | null): RequestError =>
  new RequestError(503, 'unavailable', form === null ? refusals.notTaken : refusals.notStored[form], {
    retryAfter: RETRY_AFTER_FAULT,
  });

const fromElsewhere = (): RequestError => new RequestError(403, 'cross-site', refusals.crossSite);

const keyReused = (): RequestError =>
  new RequestError(422, 'key-reused', refusals.keyReused, {
    problems: [{ field: 'idempotency-key', message: refusals.keyReusedField }],
  });

const parserErrors: ReadonlyMap<string, () => RequestError> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', () => new RequestError(413, 'too-large', refusals.tooLarge)],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', () => new RequestError(415, 'unsupported', refusals.unsupported)],
]);

/** Whatever went wrong as a refusal; only our own faults are logged, and without the words of a driver. */
const refusalOf = (error: unknown, request: FastifyRequest, form: FormName | null): RequestError => {
  if (error instanceof RequestError) return error;
  if (error instanceof StorageError) {
    request.log.error({ fault: error.fault, reason: error.message }, 'an enquiry could not be stored');
    return unavailable(form);
  }
  const { code, statusCode = 500, name } = error as Partial<FastifyError>;
  const known = code ? parserErrors.get(code) : undefined;
  if (known) return known();
  if (statusCode < 500) return new RequestError(statusCode, 'malformed', refusals.unreadable);
  request.log.error({ code: code ?? name, frames: framesOf(error) }, 'an enquiry met a fault of the server');
  return unavailable(form);
};

const isFields = (body: unknown): body is FormFields => body instanceof Map;

/** Reads the two encodings of forms whole, within the limit; every other type answers 415. */
const addFormParsers = (scope: FastifyInstance): void => {
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: FastifyRequest, body: Buffer) => parseUrlEncoded(body),
  );
  scope.addContentTypeParser('multipart/form-data', options, async (request: FastifyRequest, body: Buffer) =>
    parseMultipart(body, request.headers['content-type'] ?? ''),
  );
};

/** Refuses what another site's page made a browser send; the log tells the owner of a site that refuses its own. */
const refuseForeign =
  (siteOrigin: string) =>
  (request: FastifyRequest): void => {
    if (!isForeign(request, siteOrigin)) return;
    request.log.warn(
      { from: request.headers.origin?.slice(0, 200), host: request.host.slice(0, 200) },
      'a post of another site was refused',
    );
    throw fromElsewhere();
  };

const takePost = (options: SubmissionsOptions, answers: Answers, now: () => number) => {
  const limits = postLimits(options.config.limits);
  const checkOrigin = refuseForeign(options.config.siteOrigin);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let form: FormName | null = null;
    try {
      // Before it is counted: a page that makes its visitors post must not use up their share.
      checkOrigin(request);
      limits.address(request.ip, now());
      if (!isFields(request.body)) throw new RequestError(400, 'malformed', refusals.unreadable);
      form = formOf(request.body);
      const flooded = limits.form(form, now());
      const context = { siteOrigin: options.config.siteOrigin, flooded, now: now() };
      const said = toSubmission(form, request.body, request, context);
      const submitted = await options.store.submit(said);
      if (submitted.result === 'key-reused') throw keyReused();
      request.log.info({ form, state: said.state, result: submitted.result, lead: submitted.id }, 'enquiry stored');
      return answers.accepted(request, reply, form);
    } catch (error) {
      return answers.refused(request, reply, form, refusalOf(error, request, form));
    }
  };
};

/**
 * `POST /`, the address of both forms, and the newsletter's links. An answer of "ok" comes after the commit.
 * Register it on an application that was made with `trustProxy` of the same settings.
 */
export const submissions = async (app: FastifyInstance, options: SubmissionsOptions): Promise<void> => {
  const { renderPage } = options;
  const answers = formAnswers(options.config.siteOrigin, renderPage);
  const now = options.now ?? Date.now;
  addFormParsers(app);
  app.setErrorHandler((error, request, reply) =>
    answers.refused(request, reply, null, refusalOf(error, request, null)),
  );
  const take = takePost(options, answers, now);
  const gate: Gate = options.gate ?? ((work) => work());
  app.post('/', { bodyLimit: BODY_LIMIT }, (request, reply) => gate(() => take(request, reply)));
  const checkOrigin = refuseForeign(options.config.siteOrigin);
  await app.register(newsletterRoutes, { store: options.store, renderPage, checkOrigin, now });
};
