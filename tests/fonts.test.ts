/** The site's own fonts in a browser: a page keeps the set that it is first painted in, and nothing moves. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { renderedFonts } from './support/rendered-fonts.ts';

const tools = openSite();

/** What may move in all, as browsers score it. */
const MOST = 0.01;

/** Fonts that come late, as on a slow line, milliseconds after they were asked for. */
const LATE = 400;

const widths = [360, 412, 1440];

/** The kinds of page, and a title that takes one line less in our font than in the stand-in at 412 px. */
const paths = [...oneOfEachKind, '/services/gst-registration'];

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** All that has shifted so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer says nothing.
        setTimeout(() => resolve(0), 200);
      }),
  );

const TEXT = 'h1, main h2, main p, main li, header a';

const holdFonts = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
};
const fontsHaveCome = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')));

describe.each(widths)('at %i px', (width) => {
  test.each(paths)('%s moves nothing, with its fonts late', async (path) => {
    const page = await tools.browser.newPage({ viewport: { width, height: 800 } });
    await holdFonts(page);
    await page.goto(tools.site.origin + path);
    await fontsHaveCome(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    await page.close();
  });
});

test.each(['/', '/contact', '/blog', '/services/gst-registration', '/locations/tiruchirappalli'])(
  '%s keeps its typefaces when its fonts come after the first paint, and has ours the next time',
  async (path) => {
    const context = await tools.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    await holdFonts(page);
    await page.goto(tools.site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const first = await renderedFonts(page, TEXT);
    expect(first.length).toBeGreaterThan(5);
    expect(first.flat().filter(({ isOurs }) => isOurs)).toEqual([]);
    await page.waitForLoadState('load');
    await fontsHaveCome(page);
    await page.waitForTimeout(300);
    expect(await renderedFonts(page, TEXT)).toEqual(first);
    await page.close();

    // Without routes, which switch the cache off: the second visit finds them there.
    const visit = async () => {
      const next = await context.newPage();
      await next.goto(tools.site.origin + path);
      await fontsHaveCome(next);
      return next;
    };
    await (await visit()).close();
    const next = await visit();
    const then = await renderedFonts(next, TEXT);
    // An arrow or a rupee sign aside, which stand beside text of ours.
    for (const fonts of then) expect(fonts.some(({ isOurs }) => isOurs)).toBe(true);
    expect(await shiftOf(next)).toBeLessThanOrEqual(MOST);
    await context.close();
  },
);

test('both fonts are preloaded, and every preload is used, with and without a price on the page', async () => {
  const unused: string[] = [];
  const check = async (path: string, names: readonly string[]) => {
    const context = await tools.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    page.on('console', (message) => message.text().includes('preload') && unused.push(`${path}: ${message.text()}`));
    await page.goto(tools.site.origin + path);
    const asked = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(asked.map((href) => /([a-z]+-[a-z]+)-[^/]*\.woff2$/.exec(href)?.[1]).toSorted()).toEqual(names);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.woff2') ? [new URL(name).pathname] : [])),
    );
    expect(fetched.toSorted()).toEqual(asked.toSorted());
    // Chromium complains of an unused preload a few seconds after the load event.
    await page.waitForTimeout(6000);
    await context.close();
  };
  const text = ['bricolage-latin', 'figtree-latin'];
  await Promise.all([
    check('/about', text),
    check('/locations/tiruchirappalli', ['bricolage-latin', 'bricolage-rupee', 'figtree-latin', 'figtree-rupee']),
  ]);
  expect(unused).toEqual([]);
});

test('a font that does not come leaves the page as it is', async () => {
  const page = await tools.browser.newPage({ viewport: desktop });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(tools.site.origin);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  await page.close();
});
