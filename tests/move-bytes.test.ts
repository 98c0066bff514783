/** What a move inside the site may cost a visitor on a slow line, and what comes after it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '../content/pages/error.ts';
import { fixtureText } from '../src/feed/fixtures/fixture.ts';
import { type HostileUpstream, startUpstream } from '../src/feed/testing/hostile-blog.ts';
import { alive, isAlive, phone } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

/** Bytes on the line, heads included (docs/benchmarks.md). */
const BUDGET = 8 * 1024;

/** The file of all icons, which has a hash in its name. */
const sprite = `/assets/${readdirSync(join(import.meta.dirname, '..', 'dist', 'site', 'assets')).find((file) => /^icons-[\w-]+\.svg$/.test(file))}`;

/** Nothing is asked for for so long, milliseconds; the part at the blog's end comes later by itself. */
const QUIET = 500;

let blog: HostileUpstream;
beforeAll(async () => {
  blog = await startUpstream((_request, response) => response.end(fixtureText('modern-full')));
});
afterAll(() => blog.close());
const tools = openSite({}, () => ({ feedUrl: blog.feedUrl, insecureLoopback: true }));

const moveTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => void navigation.navigate(to), path);
  await page.waitForFunction((to) => location.pathname === to, path);
};

test.each(oneOfEachKind.filter((path) => path !== '/nothing-here'))(
  `a move to %s costs at most ${BUDGET} bytes`,
  async (path) => {
    const context = await tools.browser.newContext({ viewport: phone });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // Other sites, and what comes to every page after a while. Playwright's own routes would switch the cache off.
    await session.send('Network.setBlockedURLs', { urls: ['https://*', '*/assets/greetings-*'] });
    await page.goto(tools.site.origin + (path === '/about' ? '/' : '/about'));
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    // What they show brings the icons.
    await page.evaluate(async (file) => (await fetch(file)).text(), sprite);
    const asked = new Map<string, string>();
    const files: { readonly url: string | undefined; readonly bytes: number }[] = [];
    session.on('Network.requestWillBeSent', ({ requestId, request }) => void asked.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      files.push({ url: asked.get(requestId), bytes: encodedDataLength });
    });
    await moveTo(page, path);
    let before = -1;
    while (before !== asked.size) {
      before = asked.size;
      await page.waitForTimeout(QUIET);
    }
    await context.close();
    expect(files, 'something came').not.toEqual([]);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(BUDGET);
  },
);

describe('the form at the end of the blog', () => {
  const field = (page: Page) => page.getByPlaceholder('Enter your email address');

  test('comes after a move when the visitor comes near, without moving anything', async () => {
    await alive(tools, '/about', { viewport: phone }, async (page) => {
      await page.clock.install();
      await moveTo(page, '/blog');
      await page.getByText('Showing latest articles from our blog.').waitFor();
      expect(await field(page).count()).toBe(0);
      const heading = page.getByRole('heading', { name: 'Due dates in your inbox' });
      await heading.scrollIntoViewIfNeeded();
      await field(page).waitFor();
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await field(page).fill('asha@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Successfully subscribed!').waitFor();
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(top);
    });
  });

  test('comes by itself for those who do not scroll', async () => {
    await alive(tools, '/about', { viewport: phone }, async (page) => {
      await moveTo(page, '/blog');
      await field(page).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('is there at once where the visitor goes back to it', async () => {
    await alive(tools, '/about', { viewport: phone }, async (page) => {
      await moveTo(page, '/blog');
      await field(page).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await moveTo(page, '/contact');
      await page.goBack();
      await field(page).waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  });

  test('says so when it cannot be loaded, and the page is loaded again on demand', async () => {
    await alive(tools, '/about', { viewport: phone, expected: /404|import/ }, async (page) => {
      let broken = true;
      await page.route(/\/assets\/newsletter-form-/, (route) =>
        broken ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await moveTo(page, '/blog');
      await page.getByText(errorTexts.part).waitFor();
      broken = false;
      await page.getByRole('button', { name: errorTexts.refresh }).click();
      await field(page).waitFor();
    });
  });
});
