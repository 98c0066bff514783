import { createHash } from 'node:crypto';
import type { Feed } from '../../src/feed/feed-shape.ts';
import {
  checkFeedUrl,
  fetchFeed,
  UpstreamError,
  type UpstreamFault,
  type UpstreamOptions,
} from '../../src/feed/fetch-feed.ts';

/** What the proxy answers, whatever carries the answer. */
export interface ProxyAnswer {
  readonly status: 200 | 502 | 504;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface BlogFeedOptions extends UpstreamOptions {
  /** How long a feed counts as new, milliseconds. */
  readonly freshFor?: number;
  /** How much longer an old feed may still be shown, milliseconds. */
  readonly staleFor?: number;
  /** How long the blog is left alone after a failure, milliseconds. */
  readonly pauseFor?: number;
  /** The clock, milliseconds. */
  readonly now?: () => number;
  /** Told of each failed call, once. */
  readonly onFault?: (error: UpstreamError) => void;
}

/** The blog's feed with its memory. */
export interface BlogFeed {
  /** The answer to a visitor; it never rejects. */
  readonly answer: () => Promise<ProxyAnswer>;
  /** Ends when no call to the blog is under way. */
  readonly settled: () => Promise<void>;
}

const MINUTE = 60_000;
const FRESH = 5 * MINUTE;
const STALE = 24 * 60 * MINUTE;
const PAUSE = MINUTE / 2;

interface Kept {
  readonly body: string;
  readonly etag: string;
  readonly at: number;
}

interface Failed {
  readonly fault: UpstreamFault;
  readonly at: number;
}

const common = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' } as const;

const keep = (feed: Feed, at: number): Kept => {
  const body = JSON.stringify(feed);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`, at };
};

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000));

const failure = (fault: UpstreamFault, retryAfter: number): ProxyAnswer => ({
  status: fault === 'timeout' ? 504 : 502,
  // Never stored: a failure must not take the place of a good copy in a cache on the way.
  headers: {
    ...common,
    'cache-control': 'no-store',
    'retry-after': String(Math.max(1, Math.ceil(retryAfter / 1000))),
  },
  body: JSON.stringify({
    error: fault === 'timeout' ? 'blog_timeout' : 'blog_unavailable',
    message: fault === 'timeout' ? 'The blog did not answer in time.' : 'The blog gave no usable answer.',
  }),
});

/**
 * Keeps the blog's feed: new for five minutes, then shown for a day while one call at a time fetches a newer one.
 * @throws TypeError when the feed's address is not https
 */
export const createBlogFeed = (options: BlogFeedOptions): BlogFeed => {
  const { freshFor = FRESH, staleFor = STALE, pauseFor = PAUSE, now = Date.now } = options;
  checkFeedUrl(options);
  let kept: Kept | null = null;
  let failed: Failed | null = null;
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
  const pauseLeft = (): number => (failed ? failed.at + pauseFor - now() : 0);
  /** All who wait share one call, and after a failure nobody calls for a while. */
  const refresh = (): Promise<void> => {
    if (call === null && pauseLeft() <= 0) call = load();
    return call ?? Promise.resolve();
  };
  const usable = (): Kept | null => (kept && now() - kept.at < freshFor + staleFor ? kept : null);

  const success = ({ body, etag, at }: Kept): ProxyAnswer => ({
    status: 200,
    headers: {
      ...common,
      etag,
      // `age` makes caches on the way count from the call to the blog, so that the day is not counted twice.
      age: String(seconds(now() - at)),
      'cache-control': `public, max-age=${seconds(freshFor)}, stale-while-revalidate=${seconds(staleFor)}, stale-if-error=${seconds(staleFor)}`,
    },
    body,
  });

  return {
    answer: async () => {
      const before = usable();
      if (!before) await refresh();
      else if (now() - before.at >= freshFor) void refresh();
      const after = before ?? usable();
      return after ? success(after) : failure(failed?.fault ?? 'unreachable', pauseLeft());
    },
    settled: async () => {
      await call;
    },
  };
};
