import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { plainAnswers } from '../../content/pages/server.ts';
import { framesOf } from '../logging.ts';

/** A field that was refused, and why, in words for the visitor. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The reasons for which a post is refused. */
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
  | 'unavailable';

/** Seconds after which a client should try again when the store is away. */
export const RETRY_AFTER_FAULT = 30;

/** A post that is refused. Its message is shown to the visitor and holds nothing that was typed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly problems: readonly FieldProblem[];
  /** Seconds after which the client should try again. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    refusal: Refusal,
    message: string,
    more: { problems?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.refusal = refusal;
    this.problems = more.problems ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** The methods that the site answers; others get 405. */
const ALLOWED = 'GET, HEAD, POST';

/** Answers with one line of text. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

/** Answers with a page. */
export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Of an address that holds a token: no cache may keep it, no other site may see it, no search engine may list it. */
export const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Answers errors and unknown methods; the answer to a fault of ours does not show its cause. */
export const errorAnswers = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return sendText(reply, status, error.message);
      request.log.error({ fault: error.name, frames: framesOf(error) }, 'request failed');
      return sendText(reply, status, plainAnswers.fault(request.id));
    });
    // Every path has a route: a request without one has a method that the site does not answer.
    app.setNotFoundHandler((_request, reply) => sendText(reply.header('allow', ALLOWED), 405, plainAnswers.notAllowed));
  },
  { name: 'error-answers' },
);
