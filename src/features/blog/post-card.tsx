import { blog } from '../../../content/pages/blog.ts';
import { POST_SHEET, postSeeds } from '../../site/kolam/post-seeds.ts';
import type { PostCard } from '../../site/post-card.ts';
import { Kolam } from '../../ui/kolam/kolam.tsx';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import styles from './posts.module.css';

/** One post: its picture or a kolam, when and by whom, and the way to all of it. */
export const Post = ({ post, position }: { readonly post: PostCard; readonly position: number }) => (
  <li className={styles.post}>
    <div className={styles.picture}>
      {post.image ? (
        <img src={post.image} alt="" width={640} height={360} loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        <Kolam seed={postSeeds[position % postSeeds.length] ?? ''} sheet={POST_SHEET} />
      )}
    </div>
    <p className={styles.meta}>
      <span>{post.category}</span>
      {post.publishedOn && <time dateTime={post.publishedOn}>{post.publishedDate}</time>}
      {post.readTime > 0 && <span>{post.readTime} min read</span>}
    </p>
    <h3>{post.title}</h3>
    <p className={styles.excerpt}>{post.excerpt}</p>
    <p className={styles.foot}>
      <span>{post.author}</span>
      <ExternalLink href={post.url}>
        {blog.readMore}
        <span className="visually-hidden">: {post.title}</span>
      </ExternalLink>
    </p>
  </li>
);
