/** The page in the browser of a slow phone, as the parts on scripts and navigation measure it. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';

/** How much slower a phone's processor is taken to be. */
export const SLOWDOWN = 4;

/** A slow 4G line as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** An open page with its line to the browser's own tools. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** Runs in the page before any of its scripts. */
export type Before = (context: BrowserContext) => Promise<unknown>;

/**
 * Opens a page of the site. Other sites are cut off, and the popup stays away. The browser has no past: one that has had
 * other visitors clears up behind them while the next is measured.
 */
export const openOnPhone = async (url: string, before?: Before): Promise<Phone> => {
  const browser = await launchBrowser();
  try {
    return await openIn(browser, url, before);
  } catch (error) {
    await browser.close();
    throw error;
  }
};

const openIn = async (browser: Browser, url: string, before?: Before): Promise<Phone> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addInitScript(() => {
    // The map's frame has no storage.
    if (self === top) sessionStorage.setItem('welcomePopupShown', 'true');
  });
  await before?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Not by Playwright's routes: they would switch the browser's cache off.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await page.goto(url);
  return { page, session, close: () => browser.close() };
};

/** Comes near every island of the page, and waits until each of them answers. */
export const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
};

/** Slows the processor from now on. */
export const slowDown = ({ session }: Phone): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** Slows the line from now on. */
export const slowLine = ({ session }: Phone): Promise<unknown> =>
  session.send('Network.emulateNetworkConditions', SLOW_LINE);
