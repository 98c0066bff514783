import { firm } from '../../content/firm.ts';

/** Where the site's functions answer, on our own server and on a static host. */
const FUNCTIONS_PATH = '/api';

/** How many posts are asked of the blog, and how many the page shows. */
export const POSTS_REQUESTED = 10;
export const POSTS_SHOWN = 6;

/** The proxy's address on this site. */
export const BLOG_PROXY_PATH = `${FUNCTIONS_PATH}/blog-proxy`;

const feedOf = (blogUrl: string): string => `${blogUrl.replace(/\/$/, '')}/feeds/posts/default`;

/**
 * The address of a blog's feed on the blogging platform.
 * @param blogUrl the blog's own address, with or without a slash at the end
 */
const blogFeedUrl = (blogUrl: string): string => `${feedOf(blogUrl)}?alt=json&max-results=${POSTS_REQUESTED}`;

/** The address of the feed of the firm's own blog, or null where it has none. */
export const ownFeedUrl = firm.blogUrl && blogFeedUrl(firm.blogUrl);

/**
 * The address of the same feed for feed readers.
 * @param blogUrl the blog's own address, with or without a slash at the end
 */
export const blogRssUrl = (blogUrl: string): string => `${feedOf(blogUrl)}?alt=rss`;
