import type { IncomingHttpHeaders } from 'node:http';
import type { FileKind } from './meter.ts';

/** Whether a browser only fetches ahead, which it says itself (https://fetch.spec.whatwg.org/#sec-purpose-header). */
export const fileKindOf = (headers: IncomingHttpHeaders): FileKind =>
  headers['sec-purpose']?.includes('prefetch') ? 'prefetch' : 'page';
