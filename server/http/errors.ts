import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { plainAnswers } from '../../content/pages/server.ts';
import { framesOf } from '../logging.ts';

/** The methods that the site answers; others get 405. */
const ALLOWED = 'GET, HEAD, POST';

/** Answers with one line of text. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

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
