import type { FastifyReply } from 'fastify';
import { fileHeaders, pageOnlyHeaders } from '../../src/delivery/response-headers.ts';

/** Gives an answer that is no page the headers of a file; every answer starts with those of a page. */
export const asFile = (reply: FastifyReply): FastifyReply => {
  for (const name of pageOnlyHeaders) reply.removeHeader(name);
  return reply.headers(fileHeaders);
};
