import { BLOG_PROXY_PATH, ownFeedUrl } from './addresses.ts';
import { documentedFeed } from './feed-shape.ts';
import type { PostCard } from './post-card.ts';
import { readFeed } from './read-feed.ts';
import { readOptions } from './read-options.ts';

/** The posts of a live feed, and whether our proxy or the platform itself gave it. */
export interface LivePosts {
  readonly source: 'proxy' | 'feed';
  readonly posts: readonly PostCard[];
}

/** What posts are loaded with; the page passes `fetch`, tests the rest. */
export interface LoadOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Ends the loading: the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A visitor asked for news: caches on the way must ask again. */
  readonly refresh?: boolean;
  readonly proxyUrl?: string;
  readonly feedUrl?: string;
  /** How long each of the two feeds may take, milliseconds. */
  readonly timeout?: number;
}

/** The proxy itself gives up after 5 seconds; a slow connection needs some more for the answer. */
const TIMEOUT = 8000;

/** @returns no card only where there is a feed and it has no post */
const cardsIn = (json: unknown): readonly PostCard[] => {
  if (!documentedFeed(json)) throw new TypeError('no feed');
  return readFeed(json, readOptions);
};

/** The cards of one source. Fails when it does not answer in time, or is no feed with a post to show. */
const cardsFrom = async (url: string, init: RequestInit, options: LoadOptions): Promise<readonly PostCard[]> => {
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(options.signal?.reason);
  options.signal?.addEventListener('abort', onAbort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The race ends the wait even where an injected fetch does not heed its signal.
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    timer = setTimeout(() => stop.abort(new Error('no answer in time')), options.timeout ?? TIMEOUT);
  });
  const answered = async (): Promise<readonly PostCard[]> => {
    const response = await options.fetch(url, { ...init, signal: stop.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return cardsIn(await response.json());
  };
  try {
    return await Promise.race([answered(), stopped]);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
  }
};

/**
 * Loads the newest posts: from our proxy, else from the blogging platform itself.
 * @returns `null` when neither has any: the page then keeps the built-in posts
 * @throws only the reason of `signal`; every other failure leads to the next source
 */
export const loadPosts = async (options: LoadOptions): Promise<LivePosts | null> => {
  const common: RequestInit = {
    // Neither needs to know who is reading.
    credentials: 'omit',
    cache: options.refresh ? 'no-cache' : 'default',
    headers: { accept: 'application/json' },
  };
  const sources = [
    ['proxy', options.proxyUrl ?? BLOG_PROXY_PATH, common],
    ['feed', options.feedUrl ?? ownFeedUrl, { ...common, mode: 'cors', referrerPolicy: 'no-referrer' }],
  ] as const satisfies readonly (readonly [LivePosts['source'], string | null, RequestInit])[];
  for (const [source, url, init] of sources) {
    if (url === null) continue;
    options.signal?.throwIfAborted();
    try {
      const posts = await cardsFrom(url, init, options);
      // The proxy has asked the platform itself: where there is no blog yet, a browser would only note one more failure.
      return posts.length > 0 ? { source, posts } : null;
    } catch {
      // The next source answers for this one; the page says whether its posts are live.
      options.signal?.throwIfAborted();
    }
  }
  return null;
};
