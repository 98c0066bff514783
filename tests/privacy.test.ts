import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LeadsTable } from '../server/leads/store/schema.ts';
import { sampleEdition } from './support/firms.ts';
import { goTo } from './support/islands.ts';
import { openSite } from './support/open-site.ts';
import { desktop } from './support/visit-page.ts';

const { firm, deviceNotes, otherHosts, storedColumns, storedLines } = sampleEdition();

const siteInBrowser = openSite();

/** A column that the policy does not know, or one that is no longer there, does not compile. */
const columns = storedColumns satisfies Record<keyof LeadsTable, unknown> & {
  [Column in Exclude<keyof typeof storedColumns, keyof LeadsTable>]: never;
};

const readText = async (path: string): Promise<string> => {
  const html = await (await fetch(siteInBrowser.site.origin + path)).text();
  return html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
};

test('names every note, host and stored field', async () => {
  const text = await readText('/privacy-policy');
  for (const [key, { purpose }] of Object.entries(deviceNotes)) {
    expect(text).toContain(key);
    expect(text).toContain(purpose);
  }
  for (const { line } of otherHosts) expect(text).toContain(line);
  for (const [line] of Object.values(columns)) expect(text).toContain(line);
  const copiedTo = firm.enquiriesCopiedTo;
  expect(/copy each enquiry to (.+?)\. /.exec(text)?.[1] ?? null).toBe(copiedTo);
  expect(storedLines('newsletter')).not.toContain(storedColumns.message[0]);
});

const heldBy = async (page: Page, context: BrowserContext) => ({
  ...(await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys().catch(() => []),
  }))),
  cookies: (await context.cookies()).map(({ name }) => name),
});

test('holds for a full visit of a browser', async () => {
  const context = await siteInBrowser.browser.newContext({ viewport: desktop });
  // The proxy fails, so that the page asks the blogging platform itself.
  await context.route('**/api/blog-proxy', (route) => route.fulfill({ status: 502, body: '' }));
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== siteInBrowser.site.origin) asked.add(origin);
  });
  const page = await context.newPage();
  const waitForKey = (place: 'sessionStorage' | 'localStorage', key: string) =>
    page.waitForFunction(([from, name]) => window[from].getItem(name) !== null, [place, key] as const);

  await page.goto(siteInBrowser.site.origin);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await waitForKey('sessionStorage', 'welcomePopupShown');
  await waitForKey('sessionStorage', 'whatsappShown');

  await page.locator('input[value=individual]').check();
  await waitForKey('localStorage', 'dueDatesFor');

  await page.goto(`${siteInBrowser.site.origin}/contact`);
  await goTo(page, 'contact-form');
  await page.getByLabel('Full Name').fill('Asha');
  await waitForKey('sessionStorage', 'contactDraft');
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect.poll(() => [...asked]).toContain(otherHosts[0]?.origin);

  await page.goto(`${siteInBrowser.site.origin}/services/gst-registration/papers`);
  await page.getByRole('checkbox').first().check();
  await waitForKey('localStorage', 'papersTicked');

  await page.goto(`${siteInBrowser.site.origin}/blog`);
  if (firm.blogUrl) {
    await goTo(page, 'blog-posts');
    await expect.poll(() => [...asked]).toContain(otherHosts[1]?.origin);
  }
  await goTo(page, 'newsletter-form');

  const held = await heldBy(page, context);
  const keysIn = (place: 'session' | 'local') =>
    Object.entries(deviceNotes)
      .filter(([, note]) => note.place === place)
      .map(([key]) => key);
  expect(keysIn('session').toSorted()).toEqual(held.session.toSorted());
  // The audit's own notes come with a whole run of it, which tests/audit-page.test.ts makes.
  expect(
    keysIn('local')
      .filter((key) => !key.startsWith('audit'))
      .toSorted(),
  ).toEqual(held.local.toSorted());
  const { session: _, local: __, ...others } = held;
  expect(others).toEqual({ databases: [], caches: [], cookies: [] });
  const allowed = otherHosts.map(({ origin }) => origin).filter((origin) => origin !== null);
  expect([...asked].toSorted()).toEqual([...new Set(allowed)].toSorted());
  await context.close();
});
