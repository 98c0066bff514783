/** What the server counts about requests. Nothing that is counted comes from a visitor's words. */
export interface Meter {
  /** A request that was answered, and how long that took in seconds; null where nobody timed it. */
  request(kind: RequestKind, method: string, status: number, seconds: number | null): void;
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
  shed: () => undefined,
  dropped: () => undefined,
};
