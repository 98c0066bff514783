import type { BlogProxyOptions } from '../../server/blog-proxy/blog-proxy.ts';
import { readOptions } from '../../src/feed/read-options.ts';
import { startUpstream } from '../../src/feed/testing/hostile-blog.ts';

/** A blog on this machine that answers as the blogging platform does. */
export interface StandInBlog {
  /** With these the server reads it. */
  readonly options: BlogProxyOptions;
  readonly close: () => Promise<void>;
}

const POSTS = 6;

/** A feed as the platform writes it. Its posts have no pictures: those would be loaded from the platform. */
const feed = JSON.stringify({
  feed: {
    entry: Array.from({ length: POSTS }, (_, index) => ({
      id: { $t: `tag:blogger.com,1999:blog-1.post-${index}` },
      title: { $t: `Post ${index + 1} of the stand-in` },
      content: { $t: `<p>${'A sentence of some length. '.repeat(80)}</p>` },
      published: { $t: `2026-0${index + 1}-05T10:00:00.000+05:30` },
      link: [{ rel: 'alternate', href: new URL(`2026/0${index + 1}/post.html`, readOptions.blogUrl).href }],
      category: [{ term: 'GST' }],
      author: [{ name: { $t: 'Office' } }],
    })),
  },
});

/**
 * Starts a blog that stands in for the firm's: while the firm's blog is a placeholder, its failure would be measured, not
 * the page.
 */
export const startStandInBlog = async (): Promise<StandInBlog> => {
  const upstream = await startUpstream((_request, response) =>
    response.setHeader('content-type', 'application/json; charset=utf-8').end(feed),
  );
  return { options: { feedUrl: upstream.feedUrl, insecureLoopback: true }, close: upstream.close };
};
