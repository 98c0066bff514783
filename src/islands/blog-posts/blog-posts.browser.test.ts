import type { Page, Route } from 'playwright-core';
import { test as any, expect } from 'vitest';
import { postIndex } from '../../../content/post-index.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { visitPage, withoutPopup } from '../../../tests/support/visit-page.ts';
import { ownFeedUrl } from '../../feed/feed-urls.ts';

const { firm, hrefPost } = sampleEdition();

const siteInBrowser = openSite();

/** A firm without a blog has nothing to load. */
const test = any.skipIf(firm.blogUrl === null);

const feed = (count: number) => ({
  feed: {
    entry: Array.from({ length: count }, (_, index) => ({
      id: { $t: `tag:blogger.com,1999:blog-1.post-${index}` },
      title: { type: 'html', $t: `Live post ${index + 1} <b>&amp; more</b>` },
      content: { $t: `<p onclick="x">Text ${'word '.repeat(450)}</p><script>window.hacked = true</script>` },
      published: { $t: '2026-03-05T10:00:00.000+05:30' },
      link: [{ rel: 'alternate', href: `${firm.blogUrl}2026/03/post-${index}.html` }],
      category: [{ term: 'GST' }],
      author: [{ name: { $t: 'Office' } }],
    })),
  },
});

const json = (body: unknown) => (route: Route) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
const fail = (route: Route) => route.abort();

interface Feeds {
  readonly proxy: (route: Route) => Promise<void>;
  readonly direct: (route: Route) => Promise<void>;
}

const onBlog = async (feeds: Feeds, check: (page: Page, calls: string[]) => Promise<void>): Promise<void> => {
  const context = await siteInBrowser.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await withoutPopup(context);
  const calls: string[] = [];
  await context.route('**/api/blog-proxy', async (route) => {
    calls.push('proxy');
    await feeds.proxy(route);
  });
  await context.route(`${ownFeedUrl(firm)}**`, async (route) => {
    calls.push(`direct ${route.request().headers().accept}`);
    await feeds.direct(route);
  });
  const page = await context.newPage();
  await page.goto(`${siteInBrowser.site.origin}/blog`);
  await check(page, calls);
  await context.close();
};

const list = (page: Page) => page.locator('main ul', { has: page.locator('time') });
const titles = (page: Page) => list(page).locator('h3:visible').allInnerTexts();
/** The guides stand in a list of their own below the posts. */
const guides = (page: Page) =>
  page
    .locator('main ul', { hasNot: page.locator('time') })
    .locator('h3 a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('moves nothing on a phone of any width', async () => {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  const proxy = (route: Route) => held.then(() => json(feed(6))(route));
  await onBlog({ proxy, direct: fail }, async (page) => {
    const places = async () => {
      const tops: number[] = [];
      for (let width = 320; width <= 440; width += 10) {
        await page.setViewportSize({ width, height: 800 });
        tops.push(...(await list(page).evaluateAll((lists) => lists.map((each) => each.getBoundingClientRect().top))));
      }
      return tops;
    };
    const before = await places();
    send();
    await page.getByText('Live blog feed active').waitFor();
    expect(await places()).toEqual(before);
  });
});

test('a picture that fails leaves the drawing of its card', async () => {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  const [post] = feed(1).feed.entry;
  const content = { $t: '<p>Text</p><img src="https://pictures.example/gone.jpg">' };
  const proxy = (route: Route) => held.then(() => json({ feed: { entry: [{ ...post, content }] } })(route));
  await onBlog({ proxy, direct: fail }, async (page) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gone.jpg'));
    send();
    const card = page.locator('main li', { hasText: 'Live post 1' });
    await card.scrollIntoViewIfNeeded();
    await failed;
    await expect.poll(() => card.locator('img').count()).toBe(0);
    expect(await card.locator('svg').first().isVisible()).toBe(true);
  });
});

test('replaces built-in posts with six cards, keeps guides', async () => {
  await onBlog({ proxy: json(feed(10)), direct: fail }, async (page, calls) => {
    await page.getByText('Live blog feed active').waitFor();
    expect(await titles(page)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Live post ${number} & more`));
    expect((await guides(page)).toSorted()).toEqual(postIndex.map((post) => hrefPost(post)).toSorted());
    const card = page.locator('main li', { hasText: 'Live post 1' });
    expect(await card.locator('time').innerText()).toBe('March 5, 2026');
    expect(await card.innerText()).toContain('3 min read');
    expect(await card.innerText()).toContain('Office');
    const link = card.getByRole('link', { name: /Read More/ });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('href')).toContain('/2026/03/post-0.html');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(calls).toEqual(['proxy']);
  });
});

test('keeps every word of a short text', async () => {
  const entry = [
    {
      title: { type: 'text', $t: 'Turnover <Rs 5 crore' },
      summary: { type: 'html', $t: 'GST council meets on Monday' },
    },
  ];
  await onBlog({ proxy: json({ feed: { entry } }), direct: fail }, async (page) => {
    await page.getByText('Live blog feed active').waitFor();
    const card = page.locator('main li', { hasText: 'Turnover <Rs 5 crore' });
    expect(await card.innerText()).toContain('GST council meets on Monday...');
  });
});

test('asks the platform when the proxy fails', async () => {
  await onBlog(
    { proxy: (route) => route.fulfill({ status: 502, json: {} }), direct: json(feed(2)) },
    async (page, calls) => {
      await page.getByText('Live blog feed active').waitFor();
      expect(await titles(page)).toHaveLength(2);
      expect(calls).toEqual(['proxy', 'direct application/json']);
    },
  );
});

test('shows the built-in posts when both fail', async () => {
  let works = false;
  const proxy = (route: Route) => (works ? json(feed(6))(route) : fail(route));
  await onBlog({ proxy, direct: fail }, async (page) => {
    const refresh = page.getByRole('button', { name: 'Refresh Posts' });
    await page.getByText('Showing latest articles from our blog.').waitFor();
    const builtIn = await titles(page);
    expect(builtIn).toHaveLength(6);
    expect(await page.getByText('Showing latest articles', { exact: true }).isVisible()).toBe(true);
    works = true;
    await refresh.click();
    await page.getByText('Live blog feed active').waitFor();
    expect((await titles(page))[0]).toBe('Live post 1 & more');
    works = false;
    await refresh.click();
    await page.getByText('Showing latest articles from our blog.').waitFor();
    expect(await titles(page)).toEqual(builtIn);
    works = true;
    await refresh.click();
    await page.getByText('Live blog feed active').waitFor();
    expect(await titles(page)).toHaveLength(6);
  });
});

test('says that posts load, and moves nothing', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const proxy = async (route: Route) => {
    await promise;
    await json(feed(6))(route);
  };
  await onBlog({ proxy, direct: fail }, async (page) => {
    await page.getByText('Loading posts...').waitFor();
    expect(await list(page).getAttribute('aria-busy')).toBe('true');
    await page
      .getByRole('link', { name: /Read More/ })
      .nth(4)
      .focus();
    const places = () =>
      page
        .locator('main section')
        .nth(1)
        .evaluate((it) => [it.getBoundingClientRect().top, scrollY]);
    const before = await places();
    answer();
    await page.getByText('Live blog feed active').waitFor();
    expect(await places()).toEqual(before);
    expect(await page.locator(':focus').getAttribute('href')).toContain('/2026/03/post-4.html');
    expect(await list(page).getAttribute('aria-busy')).toBe('false');
  });
});

test('shows built-in posts without JavaScript', async () => {
  await visitPage(siteInBrowser, '/blog', { javaScriptEnabled: false }, async (page) => {
    expect(await titles(page)).toHaveLength(6);
    expect(await page.getByRole('button', { name: 'Refresh Posts' }).isDisabled()).toBe(true);
  });
});
