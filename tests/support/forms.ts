/** Forms in a browser, each test with an empty store. */
import type { BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { beforeEach } from 'vitest';
import type { Store } from '../../server/leads/store/store.ts';
import { CONTACT_FORM, contactFieldsIn } from '../../src/forms/contact.ts';
import { sampleFields } from '../../src/forms/testing/samples.ts';
import type { IslandName } from '../../src/islands/list.ts';
import { sampleEdition } from './firms.ts';
import { goTo } from './islands.ts';
import { openSite } from './open-site.ts';
import { desktop, withoutPopup } from './visit-page.ts';

interface FormSetup {
  readonly viewport?: ViewportSize;
  readonly javaScriptEnabled?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

const empty = async ({ db }: Store): Promise<void> => {
  for (const table of ['outbox', 'tokens', 'idempotency_keys', 'history', 'erasures', 'leads'] as const)
    await db.deleteFrom(table).execute();
};

/**
 * Serves a site for the tests of a file, in the browser that all files share: call it once, at the top.
 * @param env settings of the site
 */
export const formSite = (env: Readonly<Record<string, string>> = {}) => {
  const siteInBrowser = openSite(env);
  const { site } = siteInBrowser;
  /** A tab with scripts and one without, for all tests of the file. */
  const tabs = new Map<boolean, Page>();
  let own: Page | undefined;
  const newTab = async (options: BrowserContextOptions): Promise<Page> => {
    const page = await (await siteInBrowser.browser.newContext(options)).newPage();
    // The welcome popup has tests of its own.
    await withoutPopup(page);
    return page;
  };
  /** Opens a tab as no test has left it. */
  const cleanTab = async (javaScriptEnabled: boolean): Promise<Page> => {
    const page = tabs.get(javaScriptEnabled) ?? (await newTab({ javaScriptEnabled }));
    tabs.set(javaScriptEnabled, page);
    await page.unrouteAll();
    await page.context().unrouteAll();
    await page.context().setOffline(false);
    if (page.url().startsWith('http'))
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    return page;
  };
  beforeEach(() => async () => {
    await own?.context().close();
    own = undefined;
    await empty(site.store);
  });
  return {
    get origin(): string {
      return site.origin;
    },
    get store() {
      return site.store;
    },
    leads: () => site.store.db.selectFrom('leads').selectAll().execute(),
    /** Opens a page, in a context of its own if the test has something to do before; with scripts, waits until its form acts. */
    async open(
      path: string,
      form: IslandName,
      setup: FormSetup = {},
    ): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
      const { before, viewport = desktop, javaScriptEnabled = true } = setup;
      if (before) own = await newTab({ javaScriptEnabled });
      const page = own ?? (await cleanTab(javaScriptEnabled));
      await page.setViewportSize(viewport);
      await before?.(page);
      await page.goto(site.origin + path);
      if (javaScriptEnabled) await goTo(page, form);
      return { context: page.context(), page };
    },
  };
};

/** The values for the fields that tests ask for; a field beside them gets a sample. */
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
  for (const { name, kind, texts } of contactFieldsIn(sampleEdition())) {
    const field = page.getByLabel(texts.label, { exact: true });
    if (kind === 'choice') await field.selectOption(typed[name] ?? '');
    else await field.fill(typed[name] ?? '');
  }
};
