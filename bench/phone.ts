/** A page in a browser with the size and speed of a phone. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';

/** How much slower than this machine's a phone's processor is assumed to be. */
export const SLOWDOWN = 4;

/** An open page with its browser. */
export interface Phone {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** A window of a phone as on a later page of a visit: without the popup, with the widget. */
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

/** Opens a page of the site in a new browser. Other sites are blocked. */
export const openOnPhone = async (url: string): Promise<Phone> => {
  const browser = await launchBrowser();
  try {
    const page = await (await asPhone(browser)).newPage();
    await page.goto(url);
    return { page, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
};

/** Scrolls to every island of the page and waits until each is hydrated. */
export const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
};
