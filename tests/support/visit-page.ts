import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page, ViewportSize } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SiteInBrowser } from './open-site.ts';

/** The window of a phone and of a desktop. */
export const phone = { width: 360, height: 780 };
export const desktop = { width: 1440, height: 900 };

/** True if the console speaks of another site (the map, the blog's pictures), which tests cut off. */
export const isForeign = (message: ConsoleMessage, origin: string): boolean => {
  const { url } = message.location();
  return url !== '' && new URL(url).origin !== origin;
};

/** The settings of a page before it is opened. */
export interface Setup extends Omit<BrowserContextOptions, 'viewport'> {
  readonly viewport?: ViewportSize;
  readonly before?: (page: Page, context: BrowserContext) => Promise<unknown>;
  readonly expected?: RegExp;
  readonly clock?: boolean;
  /** The day of the stopped clock, as an ISO date. */
  readonly day?: string;
  /** Lets the welcome popup come; other tests would find it in their way. */
  readonly greet?: boolean;
}

export type PageCheck = (page: Page) => Promise<void>;

/** Stops the page's clock before it loads; `page.clock.runFor` moves it. */
export const stopClock = async (page: Page, day = '2026-01-01'): Promise<void> => {
  await page.clock.install({ time: new Date(`${day}T10:00:00Z`) });
  await page.clock.pauseAt(new Date(`${day}T10:00:01Z`));
};

/** Says in every page of a context's session that the welcome popup has been seen. */
export const withoutPopup = (target: Page | BrowserContext): Promise<unknown> =>
  target.addInitScript(() => {
    // The map's frame has no storage.
    if (self === top) sessionStorage.setItem('welcomePopupShown', 'true');
  });

/** Keeps the sheet that follows the first screen from every page of a tab. */
export const refuseStyles = (page: Page) => page.route('**/assets/styles-*.css', (route) => route.abort());

/** Refuses storage to every page of a tab, as a browser does that keeps no data of sites. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });

/** Removes IntersectionObserver from every page of a tab. */
export const withoutObserver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

/** An empty tab of a window of its own, and what its console has called an error. */
export interface Tab {
  readonly page: Page;
  readonly errors: string[];
  close(): Promise<void>;
}

/** Opens a tab for several pages, one after the other: a new one costs more of the processor than a page. */
export const openTab = async (
  { browser, site }: SiteInBrowser,
  { before, expected, clock = false, day, greet = false, ...options }: Setup = {},
): Promise<Tab> => {
  const context = await browser.newContext({ viewport: desktop, ...options });
  const errors: string[] = [];
  const page = await context.newPage();
  const note = (text: string): void => {
    if (!expected?.test(text)) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && !isForeign(message, site.origin))
      note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(error.message));
  if (clock) await stopClock(page, day);
  if (!greet) await withoutPopup(page);
  await before?.(page, context);
  return { page, errors, close: () => context.close() };
};

/**
 * Opens a page, waits for its load event, and runs a check; an unexpected console error or policy violation fails it.
 */
export const visitPage = async (
  siteInBrowser: SiteInBrowser,
  path: string,
  setup: Setup,
  check: PageCheck,
): Promise<void> => {
  const { page, errors, close } = await openTab(siteInBrowser, setup);
  await page.goto(siteInBrowser.site.origin + path);
  await check(page);
  await close();
  expect(errors, `console of ${path}`).toEqual([]);
};

/** Makes tests of visits: each is given its name and what the visit takes. */
export const tested =
  <Rest extends unknown[]>(visit: (...rest: Rest) => Promise<void>) =>
  (name: string, ...rest: Rest): void =>
    test(name, () => visit(...rest));

/** Makes tests of one page each, as `visitPage` opens it. */
export const pageTests = (siteInBrowser: SiteInBrowser) =>
  tested((path: string, setup: Setup, check: PageCheck) => visitPage(siteInBrowser, path, setup, check));

/** The settings of one visit in a tab that others have used. */
export type Visit = Pick<Setup, 'before' | 'expected'> & { readonly viewport?: ViewportSize };

/**
 * Opens a tab for all tests of a file or a group, as `visitPage` without its price: a new tab costs more of the
 * processor than a page. Each visit begins without routes of earlier ones and without notes on the device. Scripts that
 * `before` adds would stay: they are for `visitPage`.
 */
export const sharedTab = (siteInBrowser: SiteInBrowser, setup: Setup = {}) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(siteInBrowser, setup);
    return tab.close;
  });
  return async (
    path: string,
    { viewport = setup.viewport ?? desktop, before, expected }: Visit,
    check: PageCheck,
  ): Promise<void> => {
    const { page, errors } = tab;
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll();
    if (page.url().startsWith('http'))
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null });
    errors.length = 0;
    await before?.(page, context);
    await page.goto(siteInBrowser.site.origin + path);
    await check(page);
    expect(
      errors.filter((text) => !expected?.test(text)),
      `console of ${path}`,
    ).toEqual([]);
  };
};
