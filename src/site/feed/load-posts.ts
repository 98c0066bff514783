import { firm } from '../../../content/firm.ts';
import type { PostCard } from '../post-card.ts';
import { BLOG_PROXY_PATH, blogFeedUrl } from './addresses.ts';
import { CARDS_TYPE, readCards } from './card-answer.ts';
import { readOptions } from './read-options.ts';

/** Which posts there are, and whether they came from a live feed. */
export type LoadedPosts =
  | { readonly live: true; readonly source: 'proxy' | 'feed'; readonly posts: readonly PostCard[] }
  | { readonly live: false; readonly source: 'samples'; readonly posts: readonly PostCard[] };

/** What posts are loaded with; the page passes `fetch` and `samples`, tests the rest. */
export interface LoadOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** What is shown when no live feed answers. */
  readonly samples: readonly PostCard[];
  /** Ends the loading: the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A visitor asked for news: caches on the way must ask again. */
  readonly refresh?: boolean;
  readonly proxyUrl?: string;
  readonly feedUrl?: string;
  /** How long each of the two feeds may take, milliseconds. */
  readonly timeout?: number;
}

/** The proxy itself gives up after 5 seconds; a slow line needs some more for the answer. */
const TIMEOUT = 8000;

/**
 * The cards in an answer. A whole feed needs a reader, which comes beside its body: most visitors are given cards.
 * @returns no card only where our own proxy says that there is none
 */
const cardsIn = async (response: Response): Promise<readonly PostCard[]> => {
  if (response.headers.get('content-type')?.startsWith(CARDS_TYPE)) return readCards(await response.json());
  const [json, { readFeed }] = await Promise.all([response.json(), import('./read-feed.ts')]);
  const cards = readFeed(json, readOptions);
  if (cards.length === 0) throw new Error('no posts');
  return cards;
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
    return cardsIn(response);
  };
  try {
    return await Promise.race([answered(), stopped]);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
  }
};

/**
 * Loads the newest posts: from our proxy, else from the blogging platform itself, else the built-in ones
 * (specification 4, "Blog loading").
 * @throws only the reason of `signal`; every other failure leads to the next source
 */
export const loadPosts = async (options: LoadOptions): Promise<LoadedPosts> => {
  const common: RequestInit = {
    // Neither needs to know who is reading.
    credentials: 'omit',
    cache: options.refresh ? 'no-cache' : 'default',
  };
  const sources = [
    [
      'proxy',
      options.proxyUrl ?? BLOG_PROXY_PATH,
      { ...common, headers: { accept: `${CARDS_TYPE}, application/json` } },
    ],
    [
      'feed',
      options.feedUrl ?? blogFeedUrl(firm.blogUrl),
      { ...common, headers: { accept: 'application/json' }, mode: 'cors', referrerPolicy: 'no-referrer' },
    ],
  ] as const;
  for (const [source, url, init] of sources) {
    options.signal?.throwIfAborted();
    try {
      const posts = await cardsFrom(url, init, options);
      // The proxy has asked the platform itself: where there is no blog yet, a browser would only note one more failure.
      if (posts.length === 0) break;
      return { live: true, source, posts };
    } catch {
      // The next source answers for this one; the page says whether its posts are live (specification 8, "Notes").
      options.signal?.throwIfAborted();
    }
  }
  return { live: false, source: 'samples', posts: options.samples };
};
