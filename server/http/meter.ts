import type { IncomingHttpHeaders } from 'node:http';

/** What the server counts about requests; none of it comes from what a visitor typed. */
export interface Meter {
  /** A request that was answered, and after how many seconds; null where that was not measured. */
  request(kind: RequestKind, method: string, status: number, seconds: number | null): void;
  /** A request that was refused under load. */
  shed(reason: string): void;
  /** A connection that was closed unread. */
  dropped(reason: 'all' | 'address'): void;
}

/**
 * A page or file that a visitor asked for, or one that a browser fetched or rendered ahead and may never show. When it is
 * shown, the page itself asks for its head: that is counted as a page.
 */
export type FileKind = 'page' | 'prefetch' | 'prerender';

/** What a request was about. */
export type RequestKind = FileKind | 'form' | 'newsletter' | 'enquiry' | 'blog' | 'probe' | 'other';

/**
 * Why a browser asks ahead of its visitor, by its own header (https://fetch.spec.whatwg.org/#sec-purpose-header; for
 * prerendering https://wicg.github.io/nav-speculation/prerendering.html); null for what a visitor wants now.
 */
export const purposeOf = (headers: IncomingHttpHeaders): 'prefetch' | 'prerender' | null => {
  const said = headers['sec-purpose'];
  if (typeof said !== 'string' || !said.includes('prefetch')) return null;
  return said.includes('prerender') ? 'prerender' : 'prefetch';
};

/** The kind of a request for a page or a file. */
export const fileKindOf = (headers: IncomingHttpHeaders): FileKind => purposeOf(headers) ?? 'page';

/** Counts nothing. */
export const silentMeter: Meter = {
  request: () => undefined,
  shed: () => undefined,
  dropped: () => undefined,
};
