import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { BlogProxyOptions } from '../../server/blog-proxy/blog-proxy.ts';
import { sharedBrowser } from './browser.ts';
import { type RunningSite, startSite } from './site.ts';

/** A running site and a browser to see it in. */
export interface SiteInBrowser {
  readonly site: RunningSite;
  readonly browser: Browser;
}

/**
 * Starts the built site before the tests of a file and closes it after them, with the browser that all files share:
 * call it once, at the top.
 * @param env settings of the site that differ from the presets
 * @param blog where the blog's feed comes from; asked for after the hooks that stand before the call
 * @returns both, which are there from the file's own hooks on: not to be taken apart before
 */
export const openSite = (env: Readonly<Record<string, string>> = {}, blog?: () => BlogProxyOptions): SiteInBrowser => {
  let site: RunningSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(env, undefined, blog?.()), sharedBrowser()]);
  });
  afterAll(async () => {
    // A test that failed may have left some open.
    for (const context of browser?.contexts() ?? []) await context.close();
    await site?.close();
  });
  return {
    get site() {
      return started(site);
    },
    get browser() {
      return started(browser);
    },
  };
};

const started = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('Nothing runs before the hooks of the file');
  return thing;
};
