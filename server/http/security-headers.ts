import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { responseHeaders } from '../../src/delivery/response-headers.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The security headers of the pages that the server answers itself.
 * @param inlineStyles the hashes of the style sheets that these pages hold inline
 * @param isSecure whether a visitor's connection is encrypted
 */
export const pageHeaders = (
  inlineStyles: readonly string[],
  isSecure: (request: IncomingMessage) => boolean,
): ((request: FastifyRequest) => Headers) => {
  const plain = responseHeaders({ answer: 'page', inlineStyles, secure: false });
  const encrypted = responseHeaders({ answer: 'page', inlineStyles, secure: true });
  return ({ raw }) => (isSecure(raw) ? encrypted : plain);
};

/** Gives every answer the headers of a page; an answer that is no page removes some again (as-file.ts). */
export const securityHeaders = fp(
  async (
    app: FastifyInstance,
    { headersOf }: { readonly headersOf: (request: FastifyRequest) => Headers },
  ): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headersOf(request));
    });
  },
  { name: 'security-headers' },
);
