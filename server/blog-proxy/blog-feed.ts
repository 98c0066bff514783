import { createHash } from 'node:crypto';
import { CARDS_TYPE, type CardAnswer } from '../../src/site/feed/card-answer.ts';
import type { Feed } from '../../src/site/feed/feed-shape.ts';
import { readFeed } from '../../src/site/feed/read-feed.ts';
import { readOptions } from '../../src/site/feed/read-options.ts';
import { checkFeedUrl, fetchFeed, UpstreamError, type UpstreamFault, type UpstreamOptions } from './upstream.ts';

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
  /**
   * The answer to a visitor; it never rejects.
   * @param accept the visitor's `accept` header: the feed, or its cards where they are asked for by name
   */
  readonly answer: (accept?: string | null) => Promise<ProxyAnswer>;
  /** Ends when no call to the blog is under way. */
  readonly settled: () => Promise<void>;
}

const MINUTE = 60_000;
const FRESH = 5 * MINUTE;
const STALE = 24 * 60 * MINUTE;
const PAUSE = MINUTE / 2;

/** The same posts in one of the two forms. */
interface Form {
  readonly type: string;
  readonly body: string;
  readonly etag: string;
}

interface Kept {
  readonly feed: Form;
  readonly cards: Form;
  readonly at: number;
}

interface Failed {
  readonly fault: UpstreamFault;
  readonly at: number;
}

const JSON_TYPE = 'application/json';

const typed = (type: string) =>
  ({ 'content-type': `${type}; charset=utf-8`, vary: 'accept, accept-encoding' }) as const;

const form = (type: string, content: Feed | CardAnswer): Form => {
  const body = JSON.stringify(content);
  return { type, body, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"` };
};

/** Whether a media type is asked for by name. */
const asksFor = (accept: string, type: string): boolean =>
  accept.split(',').some((range) => range.split(';', 1)[0]?.trim().toLowerCase() === type);

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000));

const failure = (fault: UpstreamFault, retryAfter: number): ProxyAnswer => ({
  status: fault === 'timeout' ? 504 : 502,
  // Never stored: a failure must not take the place of a good copy in a cache on the way.
  headers: {
    ...typed(JSON_TYPE),
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
      const feed = await fetchFeed(options);
      kept = {
        feed: form(JSON_TYPE, feed),
        cards: form(CARDS_TYPE, { posts: readFeed(feed, readOptions) }),
        at: now(),
      };
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

  const success = ({ type, body, etag }: Form, at: number): ProxyAnswer => ({
    status: 200,
    headers: {
      ...typed(type),
      etag,
      // `age` makes caches on the way count from the call to the blog, so that the day is not counted twice.
      age: String(seconds(now() - at)),
      'cache-control': `public, max-age=${seconds(freshFor)}, stale-while-revalidate=${seconds(staleFor)}, stale-if-error=${seconds(staleFor)}`,
    },
    body,
  });

  return {
    answer: async (accept) => {
      const before = usable();
      if (!before) await refresh();
      else if (now() - before.at >= freshFor) void refresh();
      const after = before ?? usable();
      const wanted = asksFor(accept ?? '', CARDS_TYPE) ? 'cards' : 'feed';
      return after ? success(after[wanted], after.at) : failure(failed?.fault ?? 'unreachable', pauseLeft());
    },
    settled: async () => {
      await call;
    },
  };
};
