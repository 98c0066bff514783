import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import Negotiator from 'negotiator';
import { fileHeaders, type HeaderFirm, pageOnlyHeaders, responseHeaders } from '../../src/delivery/response-headers.ts';
import { withoutPorts } from './ip-addresses.ts';

type Headers = Readonly<Record<string, string>>;

/** Returns true if the visitor uses HTTPS, as a trusted proxy says. */
export const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Returns the headers of a page. @param inlineStyles the hashes of the styles that it holds inline */
export const securityHeaders = (firm: HeaderFirm, inlineStyles: readonly string[]): ((secure: boolean) => Headers) => {
  const plain = responseHeaders({ firm, answer: 'page', inlineStyles, secure: false });
  const encrypted = responseHeaders({ firm, answer: 'page', inlineStyles, secure: true });
  return (secure) => (secure ? encrypted : plain);
};

/** Cuts the ports that some proxies add before anything asks for the visitor's address. */
export const readForwardedWithoutPorts = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async ({ headers, raw }) => {
      const forwarded = headers['x-forwarded-for'];
      if (forwarded) raw.headers['x-forwarded-for'] = withoutPorts(String(forwarded));
    });
  },
  { name: 'read-forwarded-without-ports' },
);

/** Every answer has the headers of a page of the server's own; one that is no page removes some again (`asFile`). */
export const answerHeaders = fp(
  async (
    app: FastifyInstance,
    { firm, inlineStyles }: { readonly firm: HeaderFirm; readonly inlineStyles: readonly string[] },
  ): Promise<void> => {
    const listHeaders = securityHeaders(firm, inlineStyles);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(listHeaders(isSecure(request)));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!app.server.listening) void reply.header('connection', 'close');
    });
  },
  { name: 'answer-headers' },
);

export const asFile = (reply: FastifyReply): FastifyReply => {
  for (const name of pageOnlyHeaders) reply.removeHeader(name);
  return reply.headers(fileHeaders);
};

/** The encodings that the build prepares, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Picks an encoding as RFC 9110, 12.5.3 has it; of equal ones the smallest. A client that refuses all gets the body as
 * it is.
 */
export const preferredEncoding = (header: string | undefined, offered: readonly Encoding[] = encodings): Encoding => {
  const wishes = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = wishes.encoding([...offered], { preferred: [...encodings] });
  return offered.find((encoding) => encoding === best) ?? 'identity';
};

/** True if a client already holds this answer (RFC 9110, 13.1.2: weak comparison). */
export const isKnown = (ifNoneMatch: string | null | undefined, etag: string | undefined): boolean => {
  if (!ifNoneMatch || !etag) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
};
