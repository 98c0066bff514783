import type { PostCard } from '../../site/post-card.ts';

/**
 * The blog's posts at the time of the build. A build with `BLOG_SNAPSHOT=1` puts them here, in the page's bundle and in
 * the browser's alike (build/blog-snapshot.ts); otherwise there are none and the sample posts stand in.
 */
export const bakedPosts: readonly PostCard[] | null = null;
