/** Tests that each open one page of the running site. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { alive, type Setup, sharedTab, type Visit } from './alive.ts';
import type { SiteInBrowser } from './open-site.ts';

/** Makes tests that open their page in a window of their own, as `alive` does. */
export const pageTests =
  (tools: SiteInBrowser) =>
  (name: string, path: string, setup: Setup, check: (page: Page) => Promise<void>): void =>
    test(name, () => alive(tools, path, setup, check));

/** Makes tests that open their page in one tab for all of them, as `sharedTab` does. */
export const tabTests = (tools: SiteInBrowser, setup?: Setup) => {
  const onPage = sharedTab(tools, setup);
  return (name: string, path: string, visit: Visit, check: (page: Page) => Promise<void>): void =>
    test(name, () => onPage(path, visit, check));
};
