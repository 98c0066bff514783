/** A page in a browser with the size and speed of a phone. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';

/** How much slower than this machine's a phone's processor is assumed to be. */
export const SLOWDOWN = 4;

/** An open page with its session of the Chrome DevTools Protocol. */
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
  await page.goto(url);
  return { page, session, close: () => browser.close() };
};

/**
 * Opens a page of the site as on a later page of a visit: without the popup, with the widget. Other sites are blocked. The
 * browser is a new one: an older one still closes earlier pages while the next one is measured.
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

/** Scrolls to every island of the page and waits until each is hydrated. */
export const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
};

/** Slows the processor down from now on. */
export const slowDown = ({ session }: Phone): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
