import type { FastifyReply } from 'fastify';
import { desk } from '../../content/desk.ts';
import { type DeskPage, type DeskRenderer, deskPaths, type Link } from '../../src/desk/page.ts';

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

/** Answers with one message and a way on, by default to the enquiries. */
export const sendMessage = (
  sendPage: SendPage,
  reply: FastifyReply,
  status: number,
  text: string,
  title: string = desk.title,
  link: Link = { label: desk.nav.enquiries, href: deskPaths.enquiries },
): FastifyReply => sendPage(reply, status, { title, current: null, body: { kind: 'message', title, text, link } });
