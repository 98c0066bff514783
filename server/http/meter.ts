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

/** A page or file that a visitor asked for, or one that a browser prefetched and may never show. */
export type FileKind = 'page' | 'prefetch';

/** What a request was about. */
export type RequestKind = FileKind | 'form' | 'newsletter' | 'enquiry' | 'blog' | 'probe' | 'other';

/** Whether a request is a prefetch, by the browser's own header (https://fetch.spec.whatwg.org/#sec-purpose-header). */
export const fileKindOf = (headers: IncomingHttpHeaders): FileKind =>
  headers['sec-purpose']?.includes('prefetch') ? 'prefetch' : 'page';

/** Counts nothing. */
export const silentMeter: Meter = {
  request: () => undefined,
  shed: () => undefined,
  dropped: () => undefined,
};
