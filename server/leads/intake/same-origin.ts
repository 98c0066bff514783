import type { FastifyRequest } from 'fastify';
import { refusals } from '../../../content/refusals.ts';
import { RequestError } from '../../http/errors.ts';

/**
 * Whether an address is on this site: on its configured origin, or on the host that the request was sent to. Either is
 * enough, so that neither a wrong SITE_ORIGIN nor a proxy that hides the host loses an enquiry.
 */
export const isOwn = (url: URL, request: FastifyRequest, siteOrigin: string): boolean =>
  url.origin === siteOrigin ||
  (/^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${request.host}`)?.host);

/**
 * Whether a page of another site made a browser send this post (W3C Fetch Metadata; RFC 6454 for Origin). A post without
 * these headers, or with `Origin: null`, is not: old browsers, programs and strict privacy settings send such posts, and
 * as nobody logs in here, a forged one can do no more than send an enquiry.
 */
const isForeign = (request: FastifyRequest, siteOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  // The browser itself has compared the two addresses; no page can set this header.
  if (site === 'same-origin' || site === 'none') return false;
  const from = URL.parse(request.headers.origin ?? '');
  // For example a page that was opened by http, and a proxy that moves its post to https.
  if (from && isOwn(from, request, siteOrigin)) return false;
  return from !== null || site === 'cross-site' || site === 'same-site';
};

/** Refuses a post that a page of another site made; the log shows the owner when his own site is taken for another. */
export const refuseForeign =
  (siteOrigin: string) =>
  (request: FastifyRequest): void => {
    if (!isForeign(request, siteOrigin)) return;
    request.log.warn(
      { from: request.headers.origin?.slice(0, 200), host: request.host.slice(0, 200) },
      'a post of another site was refused',
    );
    throw new RequestError(403, 'cross-site', refusals.crossSite);
  };
