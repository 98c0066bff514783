import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { plainAnswers } from '../../content/pages/server.ts';
import { framesOf } from '../logging.ts';

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
  | 'unavailable';

/** Seconds; the store is away. */
export const RETRY_AFTER_FAULT = 30;

/** A post that is refused. Its message is shown to the visitor and holds nothing that was typed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly problems: readonly FieldProblem[];
  /** Seconds. */
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

const ALLOWED = 'GET, HEAD, POST';

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Of an address that holds a token: no cache may keep it, no other site may see it, no search engine may list it. */
export const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** The answer to a fault of ours does not show its cause. */
export const errorAnswers = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return sendText(reply, status, error.message);
      request.log.error({ fault: error.name, frames: framesOf(error) }, 'request failed');
      return sendText(reply, status, plainAnswers.fault(request.id));
    });
    // RFC 9112, section 3.2: a proxy before us may have read the other one.
    app.addHook('onRequest', async ({ raw }, reply) =>
      (raw.headersDistinct.host ?? []).length > 1 ? sendText(reply, 400, plainAnswers.twoHosts) : undefined,
    );
    // Every path has a route: a request without one has a method that the site does not answer.
    app.setNotFoundHandler((_request, reply) => sendText(reply.header('allow', ALLOWED), 405, plainAnswers.notAllowed));
  },
  { name: 'error-answers' },
);
