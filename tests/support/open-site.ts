import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { BlogProxyOptions } from '../../server/blog-proxy/blog-proxy.ts';
import { sharedBrowser } from './browser.ts';
import { type RunningSite, startSite } from './site.ts';

type ServedSite = Pick<RunningSite, 'origin' | 'store'>;

/** A running site and a browser to see it in. */
export interface SiteInBrowser {
  readonly site: ServedSite;
  readonly browser: Browser;
}

const started = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('Nothing runs before the hooks of the file');
  return thing;
};

/**
 * Serves the built site to the tests of a file: call it once, at the top.
 * @param env settings of the site that differ from the presets
 * @param blog where the blog's feed comes from; asked for after the hooks that stand before the call
 * @returns what is there from the file's own hooks on: not to be taken apart before
 */
export const serveSite = (env: Readonly<Record<string, string>> = {}, blog?: () => BlogProxyOptions): ServedSite => {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    site = await startSite(env, undefined, blog?.());
    return () => site?.close();
  });
  return {
    get origin() {
      return started(site).origin;
    },
    get store() {
      return started(site).store;
    },
  };
};

/** Opens the site with the browser that all files share. */
export const openSite = (...settings: Parameters<typeof serveSite>): SiteInBrowser => {
  const site = serveSite(...settings);
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    // A test that failed may have left some open.
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return {
    site,
    get browser() {
      return started(browser);
    },
  };
};
