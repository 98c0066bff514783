import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepsPages } from './support/browser.ts';
import { placesOfIslands, waitForIsland } from './support/islands.ts';
import { goBack, launchKeepingBrowser } from './support/keeping-browser.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { phone, withoutPopup } from './support/visit-page.ts';

const siteInBrowser = openSite();

let browser: Browser;
beforeAll(async () => {
  browser = await launchKeepingBrowser();
  return () => browser.close();
});
// No routes: they switch the cache off that is tested here.
const newTab = (): Promise<Page> => browser.newPage({ viewport: phone });
/** The popup has been seen, and the chat's button is there at once. */
const later = async (tab: Page): Promise<void> => {
  await withoutPopup(tab);
  await tab.addInitScript(() => self === top && sessionStorage.setItem('whatsappShown', 'true'));
};

const open = async (path: string, tab: Page): Promise<Page> => {
  await tab.goto(siteInBrowser.site.origin + path);
  await tab.evaluate(() => void Object.assign(window, { kept: true }));
  return tab;
};
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);
const leaveFor = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(`**${path}`);
};
/** Returns Chromium's own report of why a page was not kept, null when it was. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(load?.notRestoredReasons ?? null);
  });

const cameBackKept = async (page: Page, path: string): Promise<void> => {
  // The smallest file of the site: what keeps a page is asked of the page that is left.
  await leaveFor(page, '/robots.txt');
  await goBack(page, path);
  expect(await reasons(page), `reasons against keeping ${path}`).toBe('null');
  expect(await isKept(page)).toBe(true);
};

describe.runIf(keepsPages())('the browser keeps, with its island awake, the popup seen and the widget shown,', () => {
  let tab: Page;
  beforeAll(async () => {
    tab = await newTab();
    await later(tab);
    return () => tab.close();
  });

  // Each page with a script of its own; the others of their kind have the same.
  test.each([
    ['none', '/'],
    ['none', '/due-dates'],
    ['none', '/services/gst-registration/papers'],
    ['none', oneOfEachKind.find((path) => /^\/locations\/.+\//.test(path)) ?? '/locations'],
    ...placesOfIslands,
  ] as const)('keeps island %s of %s', async (island, path) => {
    const page = await open(path, tab);
    if (island !== 'none') {
      await page.locator(`[data-island=${island}]`).dispatchEvent('focusin');
      await waitForIsland(page, island);
    }
    await expect.poll(() => page.evaluate(() => document.querySelector('aside')?.hidden)).toBe(false);
    await cameBackKept(page, path);
  });
});

describe.runIf(keepsPages())('a page that was kept', () => {
  let tab: Page;
  beforeEach(async () => {
    tab = await newTab();
    return () => tab.close();
  });

  test('has its phone menu closed', async () => {
    const page = await open('/', tab);
    await page.locator('summary', { hasText: 'Menu' }).click();
    // The browser tells of an opened disclosure a moment later.
    await expect.poll(() => page.locator('main[inert]').count()).toBe(1);
    await cameBackKept(page, '/');
    expect(await page.locator('header details[open]').count()).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test("has the chat's card closed", async () => {
    await later(tab);
    const page = await open('/privacy-policy', tab);
    await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).click();
    expect(await page.locator('aside dialog a').isVisible()).toBe(true);
    await cameBackKept(page, '/privacy-policy');
    expect(await page.locator('aside dialog a').isVisible()).toBe(false);
    expect(await page.locator('aside').isVisible()).toBe(true);
  });

  test('shows no popup that another page has shown', async () => {
    const page = await open('/about', tab);
    await page.locator('dialog[aria-labelledby=welcome-title]').waitFor();
    await leaveFor(page, '/privacy-policy');
    await page.evaluate(() => sessionStorage.setItem('welcomePopupShown', 'true'));
    await goBack(page, '/about');
    expect(await isKept(page)).toBe(true);
    expect(await page.locator('dialog[aria-labelledby=welcome-title]').isVisible()).toBe(false);
  });
});
