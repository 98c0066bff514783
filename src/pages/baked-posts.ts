import type { PostCard } from '../feed/post-card.ts';

/**
 * The blog's posts at the time of the build. A build with `BLOG_SNAPSHOT=1` puts them here (build/blog-snapshot.ts);
 * otherwise there are none, and the page shows the built-in posts.
 */
export const bakedPosts: readonly PostCard[] | null = null;
