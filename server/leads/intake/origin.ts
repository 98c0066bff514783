import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { enquiryQuery } from '../../../src/addresses/href.ts';
import { resolve } from '../../../src/addresses/resolve.ts';
import type { Edition } from '../../../src/edition/edition.ts';
import { clean, unitsFor } from '../../../src/forms/check-answer.ts';
import { RequestError } from '../../http/errors.ts';

/** Cuts and cleans a value such as a page's path: no lead is refused because of one. */
export const note = (raw: string | undefined, maxLength: number): string | null => {
  if (raw === undefined) return null;
  const text = clean(raw.slice(0, unitsFor(maxLength)), maxLength).text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return [...text].slice(0, maxLength).join('') || null;
};

/**
 * True if an address is on the configured origin, or on the host that the request was sent to. Either is enough, so
 * that neither a wrong SITE_ORIGIN nor a proxy that hides the host loses an enquiry.
 */
const isOwn = (url: URL, request: FastifyRequest, siteOrigin: string): boolean =>
  url.origin === siteOrigin ||
  (/^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${request.host}`)?.host);

/**
 * True if a page of another site made a browser send this post (W3C Fetch Metadata; RFC 6454 for Origin). A post
 * without these headers, or with `Origin: null`, is not foreign: old browsers, programs and strict privacy settings
 * send such posts, and as nobody logs in here, a forged one can do no more than send an enquiry.
 */
const isForeign = (request: FastifyRequest, siteOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  // The browser itself has compared the two addresses; no page can set this header.
  if (site === 'same-origin' || site === 'none') return false;
  const from = URL.parse(request.headers.origin ?? '');
  // Pages of this site can look foreign: opened by http, while a proxy moves the post to https.
  if (from && isOwn(from, request, siteOrigin)) return false;
  return from !== null || site === 'cross-site' || site === 'same-site';
};

/** Refuses a post that a page of another site made; the log shows the owner when the own site is taken for another. */
export const refuseForeign =
  (siteOrigin: string) =>
  (request: FastifyRequest): void => {
    if (!isForeign(request, siteOrigin)) return;
    request.log.warn(
      { from: request.headers.origin?.slice(0, 200), host: request.host.slice(0, 200) },
      'Cross-site form post rejected',
    );
    throw new RequestError(403, 'cross-site', ({ refusals }) => refusals.crossSite);
  };

const MAX_ADDRESS = 2000;

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '').trim();

/**
 * Returns the path of an address. To a browser, two slashes at the start would be another host. Queries are cut off,
 * because they may hold what someone typed; the service and the city in the address of the contact page stay.
 */
const readPath = (edition: Edition, url: URL): string => {
  const path = url.pathname.replace(/^[/\\]+/, '/').slice(0, MAX_ADDRESS);
  const route = resolve(edition, path);
  if (route.kind !== 'fixed' || route.page !== 'contact') return path;
  return path + enquiryQuery(edition.enquiryIn(url.search));
};

/** Returns the path on this site; null for an address or path of another one. */
const ownPath = (edition: Edition, text: string, request: FastifyRequest, siteOrigin: string): string | null => {
  const url = text.startsWith('/') && !/^[/\\]{2}/.test(text) ? URL.parse(text, siteOrigin) : URL.parse(text);
  return url && isOwn(url, request, siteOrigin) ? readPath(edition, url) : null;
};

export const refererPath = (edition: Edition, request: FastifyRequest, siteOrigin: string): string | null =>
  ownPath(edition, header(request, 'referer'), request, siteOrigin);

/** Returns the page that a lead was sent from. @param inForm what the form's fields say, the most reliable first */
export const readPage = (
  edition: Edition,
  request: FastifyRequest,
  siteOrigin: string,
  inForm: readonly (string | undefined)[],
) => {
  for (const text of [header(request, 'x-page'), ...inForm, header(request, 'referer')]) {
    const path = ownPath(edition, text?.trim() ?? '', request, siteOrigin);
    if (path) return note(path, MAX_ADDRESS);
  }
  return null;
};

/** Returns the page that led the visitor to the site, as origin and path. */
export const readReferrer = (request: FastifyRequest): string | null => {
  const url = URL.parse(header(request, 'x-referrer'));
  return url && /^https?:$/.test(url.protocol) ? note(url.origin + url.pathname, MAX_ADDRESS) : null;
};

/** Returns the milliseconds from showing the form to sending it; null where the page did not send them. */
export const readElapsed = (request: FastifyRequest): number | null => {
  const text = header(request, 'x-elapsed-ms');
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
};

/** Returns the idempotency key, or a new one. @throws RequestError for one that cannot be a key */
export const readKey = ({ refusals }: Edition, request: FastifyRequest): string => {
  const text = header(request, 'idempotency-key') || randomUUID();
  if (/^[\x21-\x7e]{8,200}$/.test(text)) return text;
  const message = refusals.badKey;
  throw new RequestError(400, 'malformed', ({ refusals }) => refusals.badKey, {
    problems: [{ field: 'idempotency-key', message }],
  });
};
