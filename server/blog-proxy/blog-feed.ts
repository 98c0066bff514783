import { createHash } from 'node:crypto';
import { blogFaults } from '../../content/pages/server/en.ts';
import type { Feed } from '../../src/feed/feed-shape.ts';
import {
  checkFeedUrl,
  fetchFeed,
  UpstreamError,
  type UpstreamFault,
  type UpstreamOptions,
} from '../../src/feed/fetch-feed.ts';
import { DAY_MS, MINUTE_MS } from '../../src/office/durations.ts';

export interface ProxyAnswer {
  readonly status: 200 | 502 | 504;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface BlogFeedOptions extends UpstreamOptions {
  readonly now?: () => number;
  readonly onFault?: (error: UpstreamError) => void;
}

/** A feed is new for the first time, and may still be shown for the second. */
const FRESH_MS = 5 * MINUTE_MS;
const STALE_MS = DAY_MS;

/** The blog is not called during this pause after a failure. */
const PAUSE_MS = MINUTE_MS / 2;

interface Kept {
  readonly body: string;
  readonly etag: string;
  readonly at: number;
}

const common = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' } as const;

const keep = (feed: Feed, at: number): Kept => {
  const body = JSON.stringify(feed);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`, at };
};

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000));

const failure = (fault: UpstreamFault, retryAfterMs: number): ProxyAnswer => ({
  status: fault === 'timeout' ? 504 : 502,
  // A failure is never stored: it must not replace a good copy in a cache between us and the visitor.
  headers: {
    ...common,
    'cache-control': 'no-store',
    'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))),
  },
  body: JSON.stringify(
    fault === 'timeout'
      ? { error: 'blog_timeout', message: blogFaults.timeout }
      : { error: 'blog_unavailable', message: blogFaults.unavailable },
  ),
});

/**
 * Keeps the feed: new for five minutes, then shown for a day while one call at a time fetches a newer one.
 * @throws TypeError when the feed's address is not https
 */
export const createBlogFeed = (options: BlogFeedOptions) => {
  const { now = Date.now } = options;
  checkFeedUrl(options);
  let kept: Kept | null = null;
  let failed: { readonly fault: UpstreamFault; readonly at: number } | null = null;
  let call: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    try {
      kept = keep(await fetchFeed(options), now());
      failed = null;
    } catch (error) {
      const fault = error instanceof UpstreamError ? error : new UpstreamError('not-a-feed', 'unexpected', error);
      failed = { fault: fault.fault, at: now() };
      options.onFault?.(fault);
    } finally {
      call = null;
    }
  };
  const pauseLeft = (): number => (failed ? failed.at + PAUSE_MS - now() : 0);
  /** Starts one call for all visitors who wait. */
  const refresh = (): Promise<void> => {
    if (call === null && pauseLeft() <= 0) call = load();
    return call ?? Promise.resolve();
  };
  const usable = (): Kept | null => (kept && now() - kept.at < FRESH_MS + STALE_MS ? kept : null);

  const success = ({ body, etag, at }: Kept): ProxyAnswer => ({
    status: 200,
    headers: {
      ...common,
      etag,
      // Caches count from the call to the blog, so that no proxy counts the day twice.
      age: String(seconds(now() - at)),
      'cache-control': `public, max-age=${seconds(FRESH_MS)}, stale-while-revalidate=${seconds(STALE_MS)}, stale-if-error=${seconds(STALE_MS)}`,
    },
    body,
  });

  return {
    /** Never rejects. */
    answer: async (): Promise<ProxyAnswer> => {
      const before = usable();
      if (!before) await refresh();
      else if (now() - before.at >= FRESH_MS) void refresh();
      const after = before ?? usable();
      return after ? success(after) : failure(failed?.fault ?? 'unreachable', pauseLeft());
    },
    /** Resolves when no call to the blog is under way. */
    settled: async (): Promise<void> => {
      await call;
    },
  };
};

export type BlogFeed = ReturnType<typeof createBlogFeed>;
