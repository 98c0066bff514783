/** Forms in a browser, each test with a store of its own. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { CONTACT_FORM, contactFields } from '../../src/forms/contact.ts';
import { sampleFields } from '../../src/forms/testing/samples.ts';
import type { IslandName } from '../../src/islands/list.ts';
import { desktop, stayHome } from './alive.ts';
import { goTo } from './awake.ts';
import { sharedBrowser } from './browser.ts';
import { type RunningSite, startSite } from './site.ts';

/** A page with a form, and the context to close after the test. */
export interface OpenForm {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What a test may say about its page before it is opened. */
export interface FormSetup extends BrowserContextOptions {
  /** Runs before any script of the page. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/**
 * A site for each test of a file, in the browser that all files share: call it once, at the top.
 * @param env settings of the site
 */
export const formSite = (env: Readonly<Record<string, string>> = {}) => {
  let browser: Browser;
  let site: RunningSite;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(async () => {
    site = await startSite(env);
    return () => site.close();
  });
  return {
    get origin(): string {
      return site.origin;
    },
    get store() {
      return site.store;
    },
    leads: () => site.store.db.selectFrom('leads').selectAll().execute(),
    /** Opens a page; with scripts, waits until its form acts. */
    async open(path: string, form: IslandName, { before, ...options }: FormSetup = {}): Promise<OpenForm> {
      const context = await browser.newContext({ viewport: desktop, ...options });
      await stayHome(context, site.origin);
      const page = await context.newPage();
      // The welcome popup has tests of its own.
      await page.addInitScript(() => sessionStorage.setItem('welcomePopupShown', 'true'));
      await before?.(page);
      await page.goto(site.origin + path);
      if (options.javaScriptEnabled !== false) await goTo(page, form);
      return { context, page };
    },
  };
};

/** What is typed and chosen in the fields that tests ask for; a field beside them gets a sample. */
const typed = {
  ...sampleFields(CONTACT_FORM),
  name: 'Meena Sundaram',
  email: 'meena@example.org',
  phone: '+91 90000-00000',
  service: 'GST Refunds',
  message: 'Refund of accumulated credit,\nplease call after 5.',
};

/** Fills in a message that the server takes. */
export const fillContactForm = async (page: Page): Promise<void> => {
  for (const { name, kind, texts } of contactFields) {
    const field = page.getByLabel(texts.label, { exact: true });
    if (kind === 'choice') await field.selectOption(typed[name] ?? '');
    else await field.fill(typed[name] ?? '');
  }
};
