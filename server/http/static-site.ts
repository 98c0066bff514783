import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceSlug } from '../../content/service-index.ts';
import { CALENDARS } from '../../src/addresses/href.ts';
import { type Locale, localeAt } from '../../src/addresses/locale.ts';
import { cleanPath, goneService } from '../../src/addresses/resolve.ts';
import { asFile, isKnown, isSecure, preferredEncoding } from './answer-headers.ts';
import { sendHtml } from './errors.ts';
import { joinedCalendar } from './joined-calendar.ts';
import { looseFile, type SiteFile, type SiteFiles, type Variant } from './site-files.ts';

/** The longest path of an address has some sixty. */
const MAX_PATH_CHARS = 1024;

interface Target {
  readonly path: string;
  /** The query with its question mark; empty if there is none. */
  readonly query: string;
}

/** Returns `null` for what cannot be decoded or cannot be an address of the site. */
const findTarget = (url: string): Target | null => {
  // RFC 9112, section 3.2.2: a server must take an address with its host.
  const [raw = '', ...rest] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  if (raw.length > MAX_PATH_CHARS || !raw.startsWith('/') || /%2f|%5c/i.test(raw)) return null;
  try {
    const path = decodeURIComponent(raw);
    // No address holds a control character or a backslash, and neither may reach a Location header.
    return /[\p{Cc}\\]/u.test(path) ? null : { path, query: rest.length > 0 ? `?${rest.join('?')}` : '' };
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

const startAnswer = (request: FastifyRequest, reply: FastifyReply, { security, variants }: SiteFile): Variant => {
  const secured = security ? reply.headers(security(isSecure(request))) : asFile(reply);
  void secured.header('vary', 'accept-encoding');
  return variants[preferredEncoding(request.headers['accept-encoding'])];
};

const sendBody = (reply: FastifyReply, { type }: SiteFile, { encoding, body }: Variant): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(body());
};

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply => {
  const variant = startAnswer(request, reply, file);
  const etag = `"${file.hash}${variant.encoding === 'identity' ? '' : `-${variant.encoding}`}"`;
  void reply.headers({ 'cache-control': file.cacheControl, etag });
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendBody(reply, file, variant);
};

/** @param status 400 for a path that cannot be decoded */
export const sendNotFound = (
  { inLocale }: Pick<SiteFiles, 'inLocale'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 400 = 404,
): FastifyReply => {
  const { notFound } = inLocale[localeAt(request.url)] ?? inLocale.en;
  const variant = startAnswer(request, reply, notFound);
  return sendBody(reply.code(status).header('cache-control', 'no-cache'), notFound, variant);
};

export interface StaticSiteOptions {
  readonly site: SiteFiles;
  readonly gonePage: (service: ServiceSlug, locale: Locale) => string;
}

export const staticSite = async (app: FastifyInstance, { site, gonePage }: StaticSiteOptions): Promise<void> => {
  const { en } = site.editions;
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const target = findTarget(request.url);
    const file = target && site.files.get(target.path);
    if (file) return sendFile(request, reply, file);
    const read = (path: string): string | null => site.files.get(path)?.variants.identity.body().toString() ?? null;
    const calendar = target && joinedCalendar(target.path, read);
    if (calendar) return sendFile(request, reply, looseFile(`${CALENDARS}/joined.ics`, Buffer.from(calendar)));
    const clean = target && (site.redirects.has(target.path) ? target.path : cleanPath(en, target.path));
    if (clean) return redirect(reply, site.redirects.get(clean) ?? clean, target.query);
    const gone = target && goneService(en, target.path);
    if (gone) return sendHtml(reply.header('cache-control', 'no-cache'), 410, gonePage(gone, localeAt(target.path)));
    return sendNotFound(site, request, reply);
  });
};
