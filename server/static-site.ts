import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanPath } from '../src/site/resolve.ts';
import { acceptsEncoding } from './accept-encoding.ts';
import { isKnown } from './etag.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** A path longer than this is no address of ours; the longest has some sixty characters. */
const MAX_PATH = 1024;

interface Target {
  readonly path: string;
  /** The query with its question mark, or nothing. */
  readonly query: string;
}

/** The decoded path of a request, or `null` where it cannot be decoded or holds what no address holds. */
const targetOf = (url: string): Target | null => {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  if (raw.length > MAX_PATH || !raw.startsWith('/') || /%2f|%5c/i.test(raw)) return null;
  try {
    const path = decodeURIComponent(raw);
    // A control character or a backslash has no place in an address and would have none in a Location header.
    return /[\p{Cc}\\]/u.test(path) ? null : { path, query: mark < 0 ? '' : url.slice(mark) };
  } catch {
    return null;
  }
};

type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client takes. */
const encodingOf = (header: string | undefined, file: SiteFile): Encoding => {
  if (file.br && acceptsEncoding(header, 'br')) return 'br';
  if (file.gzip && acceptsEncoding(header, 'gzip')) return 'gzip';
  return 'identity';
};

const bodyOf = (file: SiteFile, encoding: Encoding): Buffer =>
  (encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : null) ?? file.identity;

const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: 200 | 404 = 200,
): FastifyReply => {
  const encoding = encodingOf(request.headers['accept-encoding'], file);
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.header('vary', 'accept-encoding').header('cache-control', status === 200 ? file.cacheControl : 'no-cache');
  if (status === 200) {
    reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodyOf(file, encoding);
  reply.code(status).type(file.type);
  return request.method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body);
};

const redirect = (reply: FastifyReply, to: string, query: string): FastifyReply =>
  reply
    .code(301)
    .header('cache-control', 'public, max-age=3600')
    .header('location', to + query)
    .send();

/**
 * Serves the built site: pages and files from memory, permanent redirects for legacy and unclean addresses, the Not
 * Found page for the rest.
 */
export const staticSite = async (app: FastifyInstance, { site }: { readonly site: SiteFiles }): Promise<void> => {
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const target = targetOf(request.url);
    if (!target) return sendFile(request, reply, site.notFound, 404);
    const file = site.files.get(target.path);
    if (file) return sendFile(request, reply, file);
    const legacy = site.redirects.get(target.path);
    if (legacy) return redirect(reply, legacy, target.query);
    const clean = cleanPath(target.path);
    if (clean) return redirect(reply, site.redirects.get(clean) ?? clean, target.query);
    return sendFile(request, reply, site.notFound, 404);
  });
};
