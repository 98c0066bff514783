import { useEffect, useState } from 'react';
import { blog } from '../../../content/pages/blog.ts';
import type { PostCard } from '../../site/post-card.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Post } from './post-card.tsx';
import styles from './posts.module.css';
import { usePosts } from './use-posts.ts';

/** The newest posts with what they come from; complete with the built-in ones before any script runs. */
export const Posts = ({ samples }: { samples: readonly PostCard[] }) => {
  const { posts, live, loading, loaded, refresh } = usePosts(samples);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <>
      <div className={styles.bar}>
        <Badge>{live ? blog.live : blog.samples}</Badge>
        {/* Without a script there is nothing to refresh; the place is kept, so nothing moves when there is. */}
        <button type="button" className={buttonClass('quiet')} onClick={refresh} disabled={!scripted || loading}>
          {blog.refresh}
        </button>
        <p className={styles.note} role="status">
          {loading && (
            <>
              <span className={styles.spinner} aria-hidden="true" /> {blog.loading}
            </>
          )}
          {!loading && loaded && !live && blog.samplesNote}
        </p>
      </div>
      <ul className={styles.posts} aria-busy={loading}>
        {posts.map((post, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are, so the focus stays when posts arrive
          <Post key={index} post={post} position={index} />
        ))}
      </ul>
    </>
  );
};
