import { useState } from 'react';
import type { PostCard } from '../../feed/post-card.ts';
import { NewTabLink } from '../button/button.tsx';
import { Kolam } from '../drawings/drawings.tsx';
import styles from './post-card.module.css';

/** The words of a card. */
export interface PostWords {
  readonly readMore: string;
  readonly newTab: string;
}

interface Props {
  readonly words: PostWords;
  readonly post: PostCard;
  /** Its place in the list, from 0, which has a kolam of its own. */
  readonly position: number;
}

const postSeed = (position: number): string => `post-${position + 1}`;

export const Post = ({ post, position, words }: Props) => {
  // The browser would draw a broken picture over the drawing.
  const [failedImage, setFailedImage] = useState<string>();
  return (
    <li className={styles.post}>
      <div className={styles.picture}>
        <Kolam seed={postSeed(position)} />
        {post.image && post.image !== failedImage && (
          <img
            src={post.image}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailedImage(post.image)}
          />
        )}
      </div>
      <p className={styles.meta}>
        <span>{post.category}</span>
        {post.publishedOn && <time dateTime={post.publishedOn}>{post.publishedDate}</time>}
        {post.readTime > 0 && <span>{post.readTime} min read</span>}
      </p>
      <h3>{post.href ? <a href={post.href}>{post.title}</a> : post.title}</h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <p className={styles.foot}>
        <span>{post.author}</span>
        <NewTabLink href={post.url} newTab={words.newTab}>
          {words.readMore}
          <span className="visually-hidden">: {post.title}</span>
        </NewTabLink>
      </p>
    </li>
  );
};

export const postList = styles.posts;
