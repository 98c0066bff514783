import type { BlogSource } from './blog-source.ts';
import { documentedFeed } from './feed-shape.ts';
import { BLOG_PROXY_PATH } from './feed-urls.ts';
import type { PostCard } from './post-card.ts';
import { readFeed } from './read-feed.ts';

export interface LoadOptions {
  readonly blog: BlogSource;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Ends the loading: the promise then rejects. */
  readonly signal: AbortSignal;
  /** Caches on the way must ask again. */
  readonly refresh?: boolean;
  /** Limits the time for each of the two feeds, in milliseconds. */
  readonly timeout?: number;
}

/** The proxy itself gives up after 5 seconds; a slow connection needs some more for the answer. */
const TIMEOUT_MS = 8000;

/** Fails when the source does not answer in time, or is no feed. */
const cardsFrom = async (url: string, init: RequestInit, options: LoadOptions): Promise<readonly PostCard[]> => {
  const { blog, fetch, signal, timeout = TIMEOUT_MS } = options;
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = setTimeout(end, timeout);
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const json: unknown = await response.json();
    if (!documentedFeed(json)) throw new TypeError('no feed');
    return readFeed(blog, json);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
};

/**
 * Loads posts from our proxy, else from the blogging platform itself.
 * @returns `null` if neither has a post: the page then keeps the built-in ones
 * @throws only the reason of `signal`; every other failure leads to the next source
 */
export const loadPosts = async (options: LoadOptions): Promise<readonly PostCard[] | null> => {
  const { blog, signal, refresh = false } = options;
  const common: RequestInit = {
    // Neither needs to know who is reading.
    credentials: 'omit',
    cache: refresh ? 'no-cache' : 'default',
    headers: { accept: 'application/json' },
  };
  const sources: [url: string | null, init: RequestInit][] = [
    [BLOG_PROXY_PATH, common],
    [blog.feedUrl, { ...common, mode: 'cors', referrerPolicy: 'no-referrer' }],
  ];
  for (const [url, init] of sources) {
    if (url === null) continue;
    signal.throwIfAborted();
    try {
      const posts = await cardsFrom(url, init, options);
      // The proxy has asked the platform itself: where there is no blog yet, a browser would only note one more failure.
      return posts.length > 0 ? posts : null;
    } catch {
      // The next source answers for this one; the page says whether its posts are live.
      signal.throwIfAborted();
    }
  }
  return null;
};
