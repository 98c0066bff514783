/**
 * An island that throws while rendering: the error screen takes the page's place.
 * Each test breaks the island's real script on its way to the browser: a text in its markup throws instead of being one.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findPlace, findScript, placesOfIslands } from '../../../tests/support/islands.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { type Setup, tested, visitPage } from '../../../tests/support/visit-page.ts';
import type { IslandName } from '../list.ts';

const siteInBrowser = openSite();

const BROKEN = 'broken by the test';

const textIn = {
  'audit-tool': 'checkbox',
  'blog-posts': 'quiet',
  'case-tool': 'fieldset',
  'city-search': 'city-search',
  'contact-form': 'contact-bot-field',
  'newsletter-form': 'newsletter-bot-field',
} as const satisfies Record<IslandName, string>;

/** Breaks an island's script as long as `isBroken` says so. */
const breakScript = (page: Page, name: IslandName, isBroken = (): boolean => true): Promise<unknown> =>
  page.route(findScript(name), async (route) => {
    if (!isBroken()) return route.continue();
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(`\`${textIn[name]}\``, `(()=>{throw new Error('${BROKEN}')})()`);
    expect(body, `the script of ${name} is broken`).not.toBe(code);
    return route.fulfill({ response, body });
  });

const expectErrorScreen = async (page: Page): Promise<void> => {
  // Only the error screen has it; the Not Found page has the same heading.
  await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Page Not Found']);
  expect(await page.locator('#root > *').count()).toBe(1);
  expect(await page.locator('footer, nav').count()).toBe(0);
};

/** The contact page with its form broken, until `repair` is called. */
const testFailing = tested((setup: Setup, check: (page: Page, repair: () => void) => Promise<void>) => {
  let isBroken = true;
  const before = (page: Page) => breakScript(page, 'contact-form', () => isBroken);
  return visitPage(siteInBrowser, '/contact', { expected: new RegExp(BROKEN), ...setup, before }, async (page) => {
    await expectErrorScreen(page);
    await check(page, () => {
      isBroken = false;
    });
  });
});

test.each(placesOfIslands)('comes when %s throws, and logs it', async (name, path) => {
  const logged: string[] = [];
  const before = async (page: Page): Promise<void> => {
    page.on('console', (message) => {
      if (message.text().includes(`Island "${name}" failed`)) logged.push(message.text());
    });
    await breakScript(page, name);
  };
  await visitPage(siteInBrowser, path, { before, expected: new RegExp(BROKEN) }, async (page) => {
    // The page above may still grow, and the error screen may come before the place has been scrolled to.
    const place = findPlace(page, name);
    const scrollToIt = () => place.evaluate((it) => it.scrollIntoView(), undefined, { timeout: 1000 }).catch(() => {});
    const refresh = page.getByRole('button', { name: 'Refresh Page' });
    await expect.poll(() => scrollToIt().then(() => refresh.isVisible())).toBe(true);
    await expectErrorScreen(page);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(BROKEN);
  });
});

test('replaces an island that throws later', async () => {
  const before = (page: Page) =>
    page.addInitScript((text) => {
      const { toLowerCase } = String.prototype;
      String.prototype.toLowerCase = function lower(this: string): string {
        if (this.includes('boom')) throw new Error(text);
        return toLowerCase.call(this);
      };
    }, BROKEN);
  await visitPage(siteInBrowser, '/locations', { before, expected: new RegExp(BROKEN) }, async (page) => {
    await page.getByRole('searchbox').fill('erode');
    await page.getByText('1 city found').waitFor();
    await page.getByRole('searchbox').fill('boom');
    await expectErrorScreen(page);
  });
});

describe('the error screen', () => {
  testFailing('stands in the middle of the window, in the look of the site, and leads home', {}, async (page) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const screen = await page.locator('#main').boundingBox();
    expect(screen?.height).toBeGreaterThanOrEqual(height);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan(height / 4);
    expect(heading?.x).toBeGreaterThan(width / 40);
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { backgroundColor, color, borderRadius } = getComputedStyle(element);
        return { backgroundColor, color, borderRadius };
      });
    const [home, refresh] = await Promise.all([
      look(page.getByRole('link', { name: 'Go to Homepage' })),
      look(page.getByRole('button', { name: 'Refresh Page' })),
    ]);
    expect(home.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const { color: backgroundColor, backgroundColor: color, borderRadius } = home;
    expect(refresh).toEqual({ backgroundColor, color, borderRadius });
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await page.waitForURL(`${siteInBrowser.site.origin}/`);
    await page.locator('footer').waitFor();
  });

  testFailing('loads the page again', {}, async (page, repair) => {
    repair();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByLabel('Full Name').waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  testFailing('is not disturbed by the popup or the widget', { clock: true, greet: true }, async (page) => {
    await page.clock.runFor(20_000);
    await expectErrorScreen(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).count()).toBe(0);
  });
});
