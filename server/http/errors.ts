import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Edition } from '../../src/edition/edition.ts';
import { StorageError } from '../leads/store/errors.ts';
import { listFrames } from '../logging.ts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export type Refusal =
  | 'cross-site'
  | 'malformed'
  | 'unknown-form'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'key-reused'
  | 'rate-limited'
  | 'overloaded'
  | 'unavailable'
  | 'fault';

/** It is sent as Retry-After while the database cannot be used. */
export const RETRY_AFTER_SECONDS = 30;

/** Says why a request is refused in the language of an edition; nothing that was typed is in it. */
export type Reason = (edition: Edition) => string;

/** A request that is refused. Whoever answers it says the reason in the visitor's language. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly reason: Reason;
  readonly problems: readonly FieldProblem[];
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    refusal: Refusal,
    reason: Reason,
    more: { problems?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(refusal);
    this.status = status;
    this.refusal = refusal;
    this.reason = reason;
    this.problems = more.problems ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

const ALLOWED = 'GET, HEAD, POST';

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Headers of an address that holds a token: no cache may keep it, no other site may see it, no search engine may list it. */
export const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Returns how an error is answered. The answer to a fault of ours does not show its cause. */
const toAnswer = (error: unknown, requestId: string): RequestError => {
  if (error instanceof RequestError) return error;
  if (error instanceof StorageError)
    return new RequestError(503, 'unavailable', ({ refusals }) => refusals.notTaken, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  const { statusCode: status = 500 } = error as Partial<FastifyError>;
  if (status === 413) return new RequestError(status, 'too-large', ({ refusals }) => refusals.tooLarge);
  if (status === 415) return new RequestError(status, 'unsupported', ({ refusals }) => refusals.unsupported);
  if (status < 500) return new RequestError(status, 'malformed', ({ refusals }) => refusals.unreadable);
  return new RequestError(500, 'fault', ({ plainAnswers }) => plainAnswers.fault(requestId));
};

/** Logs faults of ours, without the message of a driver. */
const logFault = ({ log, routeOptions }: FastifyRequest, error: unknown, { refusal }: RequestError): void => {
  const route = routeOptions.url ?? 'none';
  if (error instanceof StorageError)
    log.error({ route, errorType: error.fault, reason: error.message }, 'Database query failed');
  else if (refusal === 'fault') {
    const { code, name } = error as Partial<FastifyError>;
    log.error({ route, errorType: code ?? name, frames: listFrames(error) }, 'Request failed');
  }
};

export type ErrorRenderer = (request: FastifyRequest, reply: FastifyReply, answer: RequestError) => FastifyReply;

/** Answers the errors of a scope, and of those inside it that have no renderer of their own. */
export const renderErrors = (scope: FastifyInstance, render: ErrorRenderer): void =>
  void scope.setErrorHandler((error, request, reply) => {
    const answer = toAnswer(error, request.id);
    logFault(request, error, answer);
    void reply.header('cache-control', 'no-store');
    if (answer.retryAfterSeconds !== null) void reply.header('retry-after', String(answer.retryAfterSeconds));
    return render(request, reply, answer);
  });

/** Returns what answers an error with a line in the language of an edition. */
export const renderAsText =
  (edition: Edition): ErrorRenderer =>
  (_request, reply, { status, reason }) =>
    sendText(reply, status, reason(edition));

export const errorAnswers = fp(
  async (app: FastifyInstance, { edition }: { readonly edition: Edition }): Promise<void> => {
    const { plainAnswers } = edition;
    renderErrors(app, renderAsText(edition));
    // RFC 9112, section 3.2: a proxy before us may have read the other one.
    app.addHook('onRequest', async ({ raw }, reply) =>
      (raw.headersDistinct.host ?? []).length > 1 ? sendText(reply, 400, plainAnswers.twoHosts) : undefined,
    );
    // Every path has a route: a request without one has a method that the site does not answer.
    app.setNotFoundHandler((_request, reply) => sendText(reply.header('allow', ALLOWED), 405, plainAnswers.notAllowed));
  },
  { name: 'error-answers' },
);
