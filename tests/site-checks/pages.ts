import type { Browser, BrowserContext } from 'playwright-core';
import { pageRoutes } from '../../src/addresses/all-addresses.ts';
import { pageKind } from '../../src/addresses/route.ts';
import { blogAddress } from '../../src/feed/blog-source.ts';
import { startUpstream } from '../../src/feed/testing/hostile-blog.ts';
import { ensureBrowser } from '../support/browser.ts';
import { sampleEdition } from '../support/firms.ts';
import { startSite } from '../support/site.ts';

const edition = sampleEdition();

/**
 * Returns the first page of each kind in the order of the sitemap: each fixed page, a service, a city, a city-service
 * page.
 */
export const onePageOfEachKind = () => {
  const pages = pageRoutes(edition).map((route) => ({
    kind: pageKind(route) as string,
    path: edition.canonicalPath(route),
  }));
  return [...new Map(pages.toReversed().map((page) => [page.kind, page])).values()].toReversed();
};

/** Opens a window of a phone as on a later page of a visit: without the popup, with the widget. */
export const asPhone = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addInitScript(() => {
    // The map's frame has no storage.
    if (self !== top) return;
    sessionStorage.setItem('welcomePopupShown', 'true');
    sessionStorage.setItem('whatsappShown', 'true');
  });
  return context;
};

/** A feed as the platform writes it. Its posts have no pictures: those would be loaded from the platform. */
const feed = JSON.stringify({
  feed: {
    entry: Array.from({ length: 6 }, (_, index) => ({
      id: { $t: `tag:blogger.com,1999:blog-1.post-${index}` },
      title: { $t: `Post ${index + 1} of the stand-in` },
      content: { $t: `<p>${'A sentence of some length. '.repeat(80)}</p>` },
      published: { $t: `2026-0${index + 1}-05T10:00:00.000+05:30` },
      link: [{ rel: 'alternate', href: new URL(`2026/0${index + 1}/post.html`, blogAddress(edition.firm)).href }],
      category: [{ term: 'GST' }],
      author: [{ name: { $t: 'Office' } }],
    })),
  },
});

/**
 * Serves the site with a blog on this machine in place of the firm's: while that is a placeholder, its failure would be
 * measured.
 */
export const withSite = async <T>(measure: (origin: string) => Promise<T>, dist?: string): Promise<T> => {
  ensureBrowser();
  const blog = await startUpstream((_request, response) =>
    response.setHeader('content-type', 'application/json; charset=utf-8').end(feed),
  );
  const site = await startSite({}, dist === undefined ? undefined : { dist, site: edition.site }, {
    feedUrl: blog.feedUrl,
    insecureLoopback: true,
  });
  try {
    return await measure(site.origin);
  } finally {
    await site.close();
    await blog.close();
  }
};
