import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServiceSlug } from '../../content/service-slugs.ts';
import { type Locale, localeAt } from '../../src/site/locale.ts';
import { cleanPath, goneService } from '../../src/site/resolve.ts';
import { asFile } from './as-file.ts';
import type { FileAnswers } from './file-answers.ts';
import type { SiteFiles } from './site-files.ts';

/** No address of the site has a longer path; the longest has some sixty characters. */
const MAX_PATH = 1024;

interface Target {
  readonly path: string;
  /** The query with its question mark, or nothing. */
  readonly query: string;
}

/** The decoded path of a request; `null` when it cannot be decoded or cannot be an address of the site. */
const targetOf = (url: string): Target | null => {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  if (raw.length > MAX_PATH || !raw.startsWith('/') || /%2f|%5c/i.test(raw)) return null;
  try {
    const path = decodeURIComponent(raw);
    // No address holds a control character or a backslash, and neither may reach a Location header.
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

export interface StaticSiteOptions {
  readonly site: SiteFiles;
  readonly answers: FileAnswers;
  /** The page of a service that is not offered. */
  readonly gonePage: (service: ServiceSlug, locale: Locale) => string;
}

/**
 * Serves the built site: pages and files from memory, permanent redirects for legacy and unclean addresses, 410
 * for a service that the firm does not offer, the Not Found page for the rest. A request for exactly the path of a file is answered before it comes here.
 */
export const staticSite = async (
  app: FastifyInstance,
  { site, answers, gonePage }: StaticSiteOptions,
): Promise<void> => {
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const target = targetOf(request.url);
    const file = target && site.files.get(target.path);
    if (file) return answers.send(request.raw, reply.hijack().raw, file);
    const clean = target && (site.redirects.has(target.path) ? target.path : cleanPath(target.path));
    if (clean) return redirect(reply, site.redirects.get(clean) ?? clean, target.query);
    const gone = target && goneService(target.path);
    if (gone) {
      const locale = localeAt(target.path);
      return reply
        .code(410)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(gonePage(gone, locale));
    }
    return answers.sendNotFound(request.raw, reply.hijack().raw);
  });
};
