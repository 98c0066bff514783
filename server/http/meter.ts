/** What the server counts about requests. Nothing that is counted comes from a visitor's words. */
export interface Meter {
  /** A request that Fastify answered. */
  request(kind: RequestKind, method: string, status: number, seconds: number): void;
  /** A page or file that was answered without Fastify: an increment of a number, nothing else. */
  file(method: string, status: number, kind: FileKind): void;
  /** A request that was turned away under load, and why. */
  shed(reason: string): void;
  /** A line that was closed unread, and why. */
  dropped(reason: 'all' | 'address'): void;
}

/** A page or file that a visitor asked for, or one that a browser fetched ahead and may never show: no visit. */
export type FileKind = 'page' | 'prefetch';

/** What a request was about. */
export type RequestKind = FileKind | 'form' | 'newsletter' | 'blog' | 'probe' | 'other';

/** Counts nothing: for servers that nobody watches. */
export const silentMeter: Meter = {
  request: () => undefined,
  file: () => undefined,
  shed: () => undefined,
  dropped: () => undefined,
};
