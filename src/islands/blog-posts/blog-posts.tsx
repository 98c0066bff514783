import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Words } from '../../../content/words.ts';
import type { BlogSource } from '../../feed/blog-source.ts';
import { loadPosts } from '../../feed/load-posts.ts';
import type { PostCard } from '../../feed/post-card.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Post, type PostWords } from '../../ui/post-card/post-card.tsx';
import styles from './blog-posts.module.css';

/** `posts` is `null` while the built-in ones are shown. */
interface Posts {
  readonly state: 'built-in' | 'loading' | 'loaded';
  readonly posts: readonly PostCard[] | null;
}

const usePosts = (blog: BlogSource) => {
  const [shown, setShown] = useState<Posts>({ state: 'built-in', posts: null });
  const running = useRef<AbortController | null>(null);
  const load = (refresh: boolean): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setShown(({ posts }) => ({ state: 'loading', posts }));
    loadPosts({ blog, fetch: (url, init) => fetch(url, init), signal: controller.signal, refresh }).then(
      (posts) => setShown({ state: 'loaded', posts }),
      () => {
        // Only a newer loading, or leaving the page, ends one; the newer one then decides what is shown.
      },
    );
  };
  const loadFirst = useEffectEvent(() => load(false));
  useEffect(() => {
    loadFirst();
    return () => running.current?.abort();
  }, []);
  return { ...shown, refresh: () => load(true) };
};

/** The link of a card that has the focus moves on to the card in the same place. */
const swap = (list: Element, builtIn: readonly HTMLElement[], isLive: boolean): void => {
  const live = [...list.children].filter((card) => !builtIn.includes(card as HTMLElement));
  const [leaving, coming] = isLive ? [builtIn, live] : [live, builtIn];
  const focused = leaving.findIndex((card) => card.contains(document.activeElement));
  for (const card of builtIn) card.hidden = isLive;
  if (focused >= 0) coming[focused]?.querySelector('a')?.focus();
};

/** The list is `null` until the page is there. */
const useCardsIn = (id: string, isLive: boolean, isBusy: boolean): Element | null => {
  const [list, setList] = useState<Element | null>(null);
  const builtIn = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = document.getElementById(id);
    builtIn.current = [...(found?.querySelectorAll('li') ?? [])];
    setList(found);
  }, [id]);
  useLayoutEffect(() => {
    if (list) swap(list, builtIn.current, isLive);
  }, [list, isLive]);
  useEffect(() => list?.setAttribute('aria-busy', String(isBusy)), [list, isBusy]);
  // The posts that the cards showed before go into the list of the site's own posts.
  useEffect(() => {
    for (const row of document.querySelectorAll('[data-shown-above]')) row.toggleAttribute('hidden', !isLive);
  }, [isLive]);
  return list;
};

interface BlogPostsProps {
  /** The id of the page's list, which holds the built-in posts from the start. */
  readonly list: string;
  readonly words: PostWords & Pick<Words['pages']['blog'], 'live' | 'samples' | 'refresh' | 'loading' | 'samplesNote'>;
  readonly blog: BlogSource;
}

export const BlogPosts = ({ list, words, blog }: BlogPostsProps) => {
  const { state, posts, refresh } = usePosts(blog);
  const isLive = posts !== null;
  const place = useCardsIn(list, isLive, state === 'loading');
  return (
    <div className={styles.blogPostsBar}>
      <p className={styles.badge} role="status">
        {isLive ? words.live : words.samples}
      </p>
      {/* Without a script there is nothing to refresh; the place is kept, so nothing moves when there is. */}
      <button type="button" className={buttonClass('quiet')} onClick={refresh} disabled={state !== 'loaded'}>
        {words.refresh}
      </button>
      <p className={styles.blogPostsNote} role="status">
        {state === 'loading' && (
          <>
            <span className={styles.spinner} aria-hidden="true" /> {words.loading}
          </>
        )}
        {state === 'loaded' && !isLive && words.samplesNote}
      </p>
      {place &&
        posts &&
        createPortal(
          posts.map((post, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are, so the focus stays when posts arrive
            <Post key={index} post={post} position={index} words={words} />
          )),
          place,
        )}
    </div>
  );
};
