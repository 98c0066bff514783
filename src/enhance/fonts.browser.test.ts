/** When the site's own fonts are fetched and shown (docs/decisions/0024-pages-are-pages.md); that nothing moves then is in tests/fonts.test.ts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, type Setup } from '../../tests/support/alive.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { renderedFonts } from '../../tests/support/rendered-fonts.ts';

const tools = openSite();

const isInOurs = async (page: Page): Promise<boolean> =>
  (await renderedFonts(page, 'h1, footer a', 6)).every((fonts) => fonts.some(({ isOurs }) => isOurs));
const becomesOurs = (page: Page) => expect.poll(() => isInOurs(page)).toBe(true);

test('they are asked for after the load event, and shown when all of them are there', async () => {
  const asked: string[] = [];
  const before = (page: Page) =>
    page.route('**/*.woff2', async (route) => {
      asked.push(await page.evaluate(() => document.readyState));
      await route.continue();
    });
  await alive(tools, '/about', { before }, async (page) => {
    await becomesOurs(page);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set(['complete']));
  });
});

test('on later pages they are taken from the cache at once', async () => {
  const note = () =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {
        began: [...document.fonts].some(({ display, status }) => display === 'swap' && status !== 'unloaded'),
      }),
    );
  const began = (page: Page) => page.evaluate(() => (window as unknown as { began: boolean }).began);
  await alive(tools, '/about', { before: (page) => page.addInitScript(note) }, async (page) => {
    expect(await began(page)).toBe(false);
    await becomesOurs(page);
    await page.locator('footer').getByRole('link', { name: 'GST Returns' }).click();
    await page.waitForURL('**/services/gst-returns');
    expect(await began(page)).toBe(true);
    await becomesOurs(page);
  });
});

const refuse = () => {
  for (const storage of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

test.each<[string, Setup]>([
  ['where storage is refused', { greet: true, before: (page) => page.addInitScript(refuse) }],
  ['without JavaScript', { javaScriptEnabled: false }],
])('they are shown %s', async (_name, setup) => {
  await alive(tools, '/about', setup, becomesOurs);
});

test('when one of them does not come the page stays in the stand-ins, whole', async () => {
  const before = (page: Page) => page.route('**/figtree-latin-*.woff2', (route) => route.abort());
  await alive(tools, '/about', { before, expected: /ERR_FAILED/ }, async (page) => {
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'));
    await page.waitForTimeout(200);
    expect(await page.locator('[data-fonts]').count()).toBe(0);
    expect((await renderedFonts(page, 'h1, footer a', 6)).flat().filter(({ isOurs }) => isOurs)).toEqual([]);
  });
});
