import type { Page } from 'playwright-core';

/** Waits for the sheet of what appears later, which a page fetches after its first paint. */
export const styled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/styles-"]')?.sheet);
};
