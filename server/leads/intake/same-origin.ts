import type { FastifyRequest } from 'fastify';

/**
 * Whether an address is on this site: on its configured origin, or on the host that the request itself was sent to. So
 * a wrong SITE_ORIGIN alone loses no enquiry, nor does a proxy that hides the host.
 */
export const isOwn = (url: URL, request: FastifyRequest, siteOrigin: string): boolean =>
  url.origin === siteOrigin ||
  (/^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${request.host}`)?.host);

/**
 * Whether the page of another site made a browser send this post (W3C Fetch Metadata; RFC 6454 for Origin).
 *
 * Only what says so is refused: old browsers send neither header, programs send none, and a browser that keeps its
 * privacy, or comes from a page without a referrer, says `Origin: null`. Nobody is logged in here, so a post from
 * elsewhere could do no more than send an enquiry that its visitor did not mean to send.
 */
export const isForeign = (request: FastifyRequest, siteOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  // The browser compared the addresses that it knows; no page can set this header.
  if (site === 'same-origin' || site === 'none') return false;
  const from = URL.parse(request.headers.origin ?? '');
  // For example a page that was opened by http, and a proxy that moves its post to https.
  if (from && isOwn(from, request, siteOrigin)) return false;
  return from !== null || site === 'cross-site' || site === 'same-site';
};
