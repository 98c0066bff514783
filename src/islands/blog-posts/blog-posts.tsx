import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { blog } from '../../../content/pages/blog.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Post } from '../../ui/post-card/post-card.tsx';
import styles from './blog-posts.module.css';
import { useCardsIn } from './use-cards-in.ts';
import { usePosts } from './use-posts.ts';

/**
 * What the posts come from, a button to ask again, and the live posts in the place of the built-in ones.
 * @param list the id of the page's list, which holds the built-in posts from the start
 */
export const BlogPosts = ({ list }: { readonly list: string }) => {
  const { posts, loading, loaded, refresh } = usePosts();
  const place = useCardsIn(list, posts !== null, loading);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // What the cards showed before goes into the list of the site's own posts.
  useEffect(() => {
    for (const row of document.querySelectorAll('[data-shown-above]')) row.toggleAttribute('hidden', posts === null);
  }, [posts]);
  const isLive = posts !== null;
  return (
    <div className={styles.blogPostsBar}>
      <Badge>{isLive ? blog.live : blog.samples}</Badge>
      {/* Without a script there is nothing to refresh; the place is kept, so nothing moves when there is. */}
      <button type="button" className={buttonClass('quiet')} onClick={refresh} disabled={!scripted || loading}>
        {blog.refresh}
      </button>
      <p className={styles.blogPostsNote} role="status">
        {loading && (
          <>
            <span className={styles.spinner} aria-hidden="true" /> {blog.loading}
          </>
        )}
        {!loading && loaded && !isLive && blog.samplesNote}
      </p>
      {place &&
        posts &&
        createPortal(
          posts.map((post, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are, so the focus stays when posts arrive
            <Post key={index} post={post} position={index} />
          )),
          place,
        )}
    </div>
  );
};
