import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanPath } from '../../src/site/resolve.ts';
import { asFile } from './as-file.ts';
import type { FileAnswers } from './file-answers.ts';
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

const redirect = (reply: FastifyReply, to: string, query: string): FastifyReply =>
  asFile(reply)
    .code(301)
    .header('cache-control', 'public, max-age=3600')
    .header('location', to + query)
    .send();

/** What the routes send files of. */
export interface StaticSiteOptions {
  readonly site: SiteFiles;
  readonly answers: FileAnswers;
}

/**
 * Serves the built site: pages and files from memory, permanent redirects for legacy and unclean addresses, the Not
 * Found page for the rest. A request for exactly the path of a file is answered before it comes here.
 */
export const staticSite = async (app: FastifyInstance, { site, answers }: StaticSiteOptions): Promise<void> => {
  const sendFile = (request: FastifyRequest, reply: FastifyReply, file: SiteFile): void => {
    reply.hijack();
    answers.send(request.raw, reply.raw, file);
  };

  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const target = targetOf(request.url);
    if (!target) return sendFile(request, reply, site.notFound);
    const file = site.files.get(target.path);
    if (file) return sendFile(request, reply, file);
    const legacy = site.redirects.get(target.path);
    if (legacy) return redirect(reply, legacy, target.query);
    const clean = cleanPath(target.path);
    if (clean) return redirect(reply, site.redirects.get(clean) ?? clean, target.query);
    return sendFile(request, reply, site.notFound);
  });
};
