import type { Browser } from 'playwright-core';
import { ensureBrowser, launchBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandInBlog } from './stand-in-blog.ts';

/** Starts the built site on the stand-in blog and a browser, lets a part of the bench measure, and ends them all. */
export const withSite = async <T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> => {
  ensureBrowser();
  const blog = await startStandInBlog();
  const [site, browser] = await Promise.all([startSite({}, undefined, blog.options), launchBrowser()]);
  try {
    return await measure(browser, site.origin);
  } finally {
    await browser.close();
    await site.close();
    await blog.close();
  }
};
