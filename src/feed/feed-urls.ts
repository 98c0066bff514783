import type { Firm } from '../../content/site.ts';

const FUNCTIONS_PATH = '/api';

export const POSTS_REQUESTED = 10;
export const POSTS_SHOWN = 6;

export const BLOG_PROXY_PATH = `${FUNCTIONS_PATH}/blog-proxy`;

const makeFeedUrl = (blogUrl: string): string => `${blogUrl.replace(/\/$/, '')}/feeds/posts/default`;

const blogFeedUrl = (blogUrl: string): string => `${makeFeedUrl(blogUrl)}?alt=json&max-results=${POSTS_REQUESTED}`;

/** Returns the address of the firm's feed; null where it has no blog. */
export const ownFeedUrl = ({ blogUrl }: Pick<Firm, 'blogUrl'>): string | null => blogUrl && blogFeedUrl(blogUrl);

/** Returns the address for feed readers. */
export const blogRssUrl = (blogUrl: string): string => `${makeFeedUrl(blogUrl)}?alt=rss`;
