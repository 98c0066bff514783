/** The pages that tools of others and benchmarks look at: one of each kind, of the built site with a blog that answers. */
import type { BlogProxyOptions } from '../server/blog-proxy/blog-proxy.ts';
import { readOptions } from '../src/feed/read-feed.ts';
import { startUpstream } from '../src/feed/testing/hostile-blog.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { pageKind } from '../src/site/route.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';

export interface PageOfKind {
  readonly kind: string;
  readonly path: string;
}

/** The first page of each kind in the order of the sitemap: each fixed page, a service, a city, a city-service page. */
export const onePageOfEachKind = (): readonly PageOfKind[] => {
  const pages = pageRoutes().map((route) => ({ kind: pageKind(route), path: canonicalPath(route) }));
  return [...new Map(pages.toReversed().map((page) => [page.kind, page])).values()].toReversed();
};

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

/** Starts the built site with the stand-in blog, measures it, and ends both. */
export const withSite = async <T>(measure: (origin: string) => Promise<T>): Promise<T> => {
  ensureBrowser();
  const blog = await startStandInBlog();
  const site = await startSite({}, undefined, blog.options);
  try {
    return await measure(site.origin);
  } finally {
    await site.close();
    await blog.close();
  }
};
