import { firm } from '../../content/firm.ts';
import { blog } from '../../content/pages/blog.ts';
import { POSTS_SHOWN } from './addresses.ts';
import type { ReadOptions } from './read-feed.ts';

/** How this site reads its blog. */
export const readOptions: ReadOptions = {
  blogUrl: firm.blogUrl ?? `${firm.origin}/`,
  author: blog.author,
  category: blog.category,
  limit: POSTS_SHOWN,
};
