import type { FastifyRequest } from 'fastify';
import { enquiryIn } from '../../../src/site/enquiry.ts';
import { hrefContact } from '../../../src/site/href.ts';
import { note } from './note.ts';
import { isOwn } from './same-origin.ts';

const MAX_ADDRESS = 2000;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const parse = (text: string | undefined): URL | null => (text ? URL.parse(text) : null);

/**
 * An address as a path of our own. Two slashes at the start would be another host to a browser. Queries are cut off,
 * because an address may hold what someone typed; the known service and city of the contact page's address stay.
 */
const pathOf = (url: URL): string => {
  const path = url.pathname.replace(/^[/\\]+/, '/').slice(0, MAX_ADDRESS);
  return path === hrefContact() ? hrefContact(enquiryIn(url.search)) : path;
};

/** The path of an address or path that claims to be ours; null when it is not. */
const ownPath = (text: string | undefined, request: FastifyRequest, siteOrigin: string): string | null => {
  const url = text?.startsWith('/') && !/^[/\\]{2}/.test(text) ? URL.parse(text, siteOrigin) : parse(text);
  return url && isOwn(url, request, siteOrigin) ? pathOf(url) : null;
};

/** The page that a browser's own post came from, by its Referer; null when there is none or it is not ours. */
export const refererPath = (request: FastifyRequest, siteOrigin: string): string | null =>
  ownPath(header(request, 'referer'), request, siteOrigin);

/**
 * The page that a lead was sent from: the `x-page` header, or what the form says, or the Referer.
 */
export const pageOf = (
  request: FastifyRequest,
  siteOrigin: string,
  said: readonly (string | undefined)[],
): string | null => {
  for (const text of [header(request, 'x-page'), ...said, header(request, 'referer')]) {
    const path = ownPath(text?.trim(), request, siteOrigin);
    if (path) return note(path, MAX_ADDRESS);
  }
  return null;
};

/** The page that led the visitor there: the form's `x-referrer` header, as origin and path. */
export const referrerOf = (request: FastifyRequest): string | null => {
  const url = parse(header(request, 'x-referrer')?.trim());
  return url && /^https?:$/.test(url.protocol) ? note(url.origin + url.pathname, MAX_ADDRESS) : null;
};

/** Milliseconds from showing the form to sending it, by the form's `x-elapsed-ms` header; null when it is not told. */
export const elapsedOf = (request: FastifyRequest): number | null => {
  const text = header(request, 'x-elapsed-ms')?.trim();
  return text && /^\d{1,12}$/.test(text) ? Number(text) : null;
};

/** The browser's key for this submission; undefined without one, null for one that cannot be a key. */
export const keyOf = (request: FastifyRequest): string | null | undefined => {
  const text = header(request, 'idempotency-key')?.trim();
  if (text === undefined || text === '') return undefined;
  return /^[\x21-\x7e]{8,200}$/.test(text) ? text : null;
};
