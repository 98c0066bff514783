import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPosts } from '../../feed/load-posts.ts';
import type { PostCard } from '../../feed/post-card.ts';

/** What the page knows of the blog. */
export interface Posts {
  /** `null` while the built-in posts are shown. */
  readonly posts: readonly PostCard[] | null;
  readonly loading: boolean;
  /** Whether a loading has ended, so that the page may say how it ended. */
  readonly loaded: boolean;
  refresh(): void;
}

/** The posts: the built-in ones at once, then those of the proxy, or of the blogging platform itself, as soon as one of them answers. */
export const usePosts = (): Posts => {
  const [posts, setPosts] = useState<readonly PostCard[] | null>(null);
  const [loading, setLoading] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const running = useRef<AbortController | null>(null);

  const load = useCallback((refresh: boolean): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    loadPosts({ fetch: (url, init) => fetch(url, init), signal: controller.signal, refresh }).then(
      (found) => {
        setPosts(found?.posts ?? null);
        setLoading(false);
        setLoaded(true);
      },
      () => {
        // Only a newer loading, or leaving the page, ends one; the newer one then decides what is shown.
      },
    );
  }, []);

  useEffect(() => {
    load(false);
    return () => running.current?.abort();
  }, [load]);

  return { posts, loading, loaded, refresh: () => load(true) };
};
