import { type Browser, chromium, type Page } from 'playwright-core';
import { browserPath, OWN_MACHINE } from './browser.ts';

/** Starts a browser that keeps pages for Back and Forward, as visitors' browsers do and Playwright's preset does not. */
export const launchKeepingBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', OWN_MACHINE],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Goes back; Playwright's own way waits for a load event, and a page that was kept has none. */
export const goBack = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => history.back());
  const deadline = Date.now() + 60_000;
  // While one page is exchanged for the other, questions to it fail.
  while ((await page.evaluate(() => location.pathname).catch(() => '')) !== path) {
    if (Date.now() > deadline) throw new Error(`Back did not lead to ${path}`);
    await page.waitForTimeout(50);
  }
};
