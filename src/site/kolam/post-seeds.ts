import { POSTS_SHOWN } from '../feed/addresses.ts';

/** The file that holds the drawings of all posts: a page with six posts asks for one file, not for six. */
export const POST_SHEET = 'posts';

/** The seeds of the drawings beside posts without a picture, in the order of the posts. */
export const postSeeds: readonly string[] = Array.from({ length: POSTS_SHOWN }, (_, index) => `post-${index + 1}`);
