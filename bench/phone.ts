/** The page in the browser of a slow phone, as the parts on scripts and navigation measure it. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';

/** How much slower a phone's processor is taken to be. */
export const SLOWDOWN = 4;

/** An open page with its line to the browser's own tools. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

const openIn = async (browser: Browser, url: string): Promise<Phone> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addInitScript(() => {
    // The map's frame has no storage.
    if (self !== top) return;
    sessionStorage.setItem('welcomePopupShown', 'true');
    sessionStorage.setItem('whatsappShown', 'true');
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Not by Playwright's routes: they would switch the browser's cache off.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await page.goto(url);
  return { page, session, close: () => browser.close() };
};

/**
 * Opens a page of the site as a visitor sees it who has been here for a while: no popup comes, and the widget stands.
 * Other sites are cut off. The browser has no past: one that has had other visitors clears up behind them while the next
 * is measured.
 */
export const openOnPhone = async (url: string): Promise<Phone> => {
  const browser = await launchBrowser();
  try {
    return await openIn(browser, url);
  } catch (error) {
    await browser.close();
    throw error;
  }
};

/** Comes near every island of the page, and waits until each of them answers. */
export const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
};

/** Slows the processor from now on. */
export const slowDown = ({ session }: Phone): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
