import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoadedPosts, loadPosts } from '../../site/feed/load-posts.ts';
import type { PostCard } from '../../site/post-card.ts';

/** What the page shows of the blog. */
export interface Posts {
  readonly posts: readonly PostCard[];
  readonly live: boolean;
  readonly loading: boolean;
  /** Whether a loading has ended, so that the page may say what came of it. */
  readonly loaded: boolean;
  refresh(): void;
}

/** The posts: the built-in ones at once, then the sequence of section 4 (proxy, feed, samples). */
export const usePosts = (samples: readonly PostCard[]): Posts => {
  const [result, setResult] = useState<LoadedPosts | null>(null);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    (refresh: boolean): void => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      loadPosts({ fetch: (url, init) => fetch(url, init), samples, signal: controller.signal, refresh }).then(
        (loaded) => {
          setResult(loaded);
          setLoading(false);
        },
        () => {
          // Only a newer loading or leaving the page ends one; whoever did that says what is shown.
        },
      );
    },
    [samples],
  );

  useEffect(() => {
    load(false);
    return () => running.current?.abort();
  }, [load]);

  return {
    posts: result?.posts ?? samples,
    live: result?.live ?? false,
    loading,
    loaded: result !== null,
    refresh: () => load(true),
  };
};
