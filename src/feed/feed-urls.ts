import { firm } from '../../content/firm.ts';

const FUNCTIONS_PATH = '/api';

export const POSTS_REQUESTED = 10;
export const POSTS_SHOWN = 6;

export const BLOG_PROXY_PATH = `${FUNCTIONS_PATH}/blog-proxy`;

const feedOf = (blogUrl: string): string => `${blogUrl.replace(/\/$/, '')}/feeds/posts/default`;

const blogFeedUrl = (blogUrl: string): string => `${feedOf(blogUrl)}?alt=json&max-results=${POSTS_REQUESTED}`;

export const ownFeedUrl = firm.blogUrl && blogFeedUrl(firm.blogUrl);

/** For feed readers. */
export const blogRssUrl = (blogUrl: string): string => `${feedOf(blogUrl)}?alt=rss`;
