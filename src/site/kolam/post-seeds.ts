import { POSTS_SHOWN } from '../feed/addresses.ts';
import type { FixedPage } from '../route.ts';

/** The file that holds the drawings of all posts beside the blog's own: its page asks for one file, not for seven. */
export const POST_SHEET = 'blog' satisfies FixedPage;

/** The seeds of the drawings beside posts without a picture, in the order of the posts. */
export const postSeeds: readonly string[] = Array.from({ length: POSTS_SHOWN }, (_, index) => `post-${index + 1}`);
