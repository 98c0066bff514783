/** The site's own fonts in a browser: they come after the first paint, and never move what is being read. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive, phone } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Fonts that come late, as on a slow line: what swaps then must not move the page. */
const FONT_DELAY = 700;

const inOurs = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-fonts'));

/** Whether the page has decided about its fonts: it notes then that they are on the device. */
const haveCome = (page: Page) => page.waitForFunction(() => localStorage.getItem('fontsKept') !== null);

/** All that has shifted so far, and in the moment after. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

describe.each([360, 412, 1440])('at %i px', (width) => {
  // Tried twice: on a busy machine the browser looks the stand-in up late, and a word may move before the first try.
  test.each([
    ...oneOfEachKind,
    // At 412 px its title takes one line less in our font than in the stand-in.
    '/services/gst-registration',
  ])('%s does not shift when its fonts arrive', { retry: 1 }, async (path) => {
    const context = await tools.browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
      await route.continue();
    });
    await page.goto(tools.site.origin + path, { waitUntil: 'load' });
    await haveCome(page);
    expect(Number((await shiftOf(page)).toFixed(2))).toBe(0);
    await context.close();
  });
});

test('the first page begins without them, the next has them from the start', async () => {
  const begin = () =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { began: document.documentElement.hasAttribute('data-fonts') }),
    );
  const began = (page: Page) => page.evaluate(() => (window as unknown as { began: boolean }).began);
  await alive(tools, '/', { before: (page) => page.addInitScript(begin) }, async (page) => {
    expect(await began(page)).toBe(false);
    await haveCome(page);
    await expect.poll(() => inOurs(page)).toBe(true);
    await page.goto(`${tools.site.origin}/about`);
    expect(await began(page)).toBe(true);
  });
});

test('every font file is there before a link is followed: no price changes its look under the eyes', async () => {
  const fetched = new Set<string>();
  const note = async (page: Page) => {
    page.on('requestfinished', (request) =>
      fetched.add(/([a-z]+-[a-z]+)-[^/]*\.woff2$/.exec(request.url())?.[1] ?? ''),
    );
  };
  await alive(tools, '/about', { before: note }, async (page) => {
    await haveCome(page);
    for (const file of ['bricolage-latin', 'bricolage-rupee', 'figtree-latin', 'figtree-rupee'])
      expect(fetched).toContain(file);
  });
});

/** As if a heading took another line in our font. */
const tallerInOurs = () =>
  addEventListener('DOMContentLoaded', () => {
    const sheet = document.createElement('style');
    sheet.textContent = '[data-fonts] h1 { padding-top: 1.5em }';
    document.head.append(sheet);
  });

test('where something would jump, they wait until the visitor moves on', async () => {
  const setup = { before: (page: Page) => page.addInitScript(tallerInOurs), bypassCSP: true, viewport: phone };
  await alive(tools, '/', setup, async (page) => {
    await haveCome(page);
    expect(Number((await shiftOf(page)).toFixed(2))).toBe(0);
    expect(await inOurs(page)).toBe(false);
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await page.waitForFunction(() => document.title.startsWith('About'));
    expect(await inOurs(page)).toBe(true);
  });
});

test('what jumps far below does not hold them back', async () => {
  const farBelow = () =>
    addEventListener('DOMContentLoaded', () => {
      const sheet = document.createElement('style');
      sheet.textContent = 'footer[data-fonts], [data-fonts] footer { padding-top: 9em }';
      document.head.append(sheet);
    });
  const setup = { before: (page: Page) => page.addInitScript(farBelow), bypassCSP: true, viewport: phone };
  await alive(tools, '/', setup, async (page) => {
    await haveCome(page);
    await expect.poll(() => inOurs(page)).toBe(true);
  });
});

test('a font that does not come leaves the page as it is, now and the next time', async () => {
  const failing = (_page: Page, context: BrowserContext) =>
    context.route('**/figtree-latin-*.woff2', (route) => route.abort());
  await alive(tools, '/', { before: failing, expected: /woff2/ }, async (page) => {
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'));
    await page.waitForTimeout(300);
    expect(await inOurs(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('fontsKept'))).toBe(null);
  });
});

test('a browser that keeps nothing shows them all the same', async () => {
  const keepsNothing = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  await alive(tools, '/', { before: (page) => page.addInitScript(keepsNothing) }, async (page) => {
    await expect.poll(() => inOurs(page)).toBe(true);
  });
});
