import type { FastifyReply } from 'fastify';
import type { DeskPage, DeskRenderer } from '../../src/desk/page.ts';

/** Answers with a page of the desk. */
export type SendPage = (reply: FastifyReply, status: number, page: Omit<DeskPage, 'who'>) => FastifyReply;

/** @param render the built module */
export const pageSender =
  ({ renderDesk }: Pick<DeskRenderer, 'renderDesk'>): SendPage =>
  (reply, status, page) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderDesk({ ...page, who: reply.request.staff }));
