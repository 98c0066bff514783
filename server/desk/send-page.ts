import type { FastifyReply } from 'fastify';
import type { DeskData, DeskPageName, DeskRenderer } from '../../src/desk/page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of who is signed in; null for a stranger. */
    staff: string | null;
  }
}

export type SendPage = <Name extends DeskPageName>(
  reply: FastifyReply,
  status: number,
  name: Name,
  data: DeskData[Name],
) => FastifyReply;

export const createPageSender =
  ({ pages }: Pick<DeskRenderer, 'pages'>): SendPage =>
  (reply, status, name, data) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      // A request that the framework refuses reaches no hook that looks who sent it.
      .send(pages[name](data, reply.request.staff ?? null));
