import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { inOwnFonts } from '../../tests/support/late-fonts.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, withoutPopup } from '../../tests/support/visit-page.ts';

const siteInBrowser = openSite();
const { hrefTool } = sampleEdition();

/** Returns the form that leads to a tool, with what is typed in it. */
const findDoor = (page: Page, tool: 'notice' | 'gst-registration-check') =>
  page.locator(`form[data-door][action^='${hrefTool(tool)}']`);

let context: BrowserContext;
afterEach(() => context.close());

const open = async (path: string, javaScriptEnabled: boolean): Promise<Page> => {
  context = await siteInBrowser.browser.newContext({ viewport: phone, javaScriptEnabled });
  await withoutPopup(context);
  const page = await context.newPage();
  await page.goto(siteInBrowser.site.origin + path);
  return page;
};

test.each([
  ['/', true],
  ['/', false],
  ['/services/gst-notices', true],
  ['/services/gst-notices', false],
])("leads from a notice's number on %s (scripts: %s)", async (path, scripts) => {
  const page = await open(path, scripts);
  const door = findDoor(page, 'notice');
  await door.locator('[name=form]').fill('DRC-01 dated 12/10/2026');
  await door.getByRole('button').click();
  await page.waitForURL('**/tools/notice#**');
  // Scripts pass the typed text in the fragment, which is not sent.
  expect(page.url().includes('#form=DRC-01')).toBe(scripts);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/DRC-01: /);
});

test("shows the notice's door on a phone's first screen", async () => {
  const page = await open('/services/gst-notices', true);
  await inOwnFonts(page);
  const place = await findDoor(page, 'notice').getByRole('button').boundingBox();
  expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(phone.height);
});

test('fills in at the tool what a service asks', async () => {
  const page = await open('/services/gst-registration', true);
  const door = findDoor(page, 'gst-registration-check');
  await door.locator('[value=services]').check({ force: true });
  await door.locator('[name=sales]').fill('18,00,000');
  await door.getByRole('button').click();
  await page.waitForURL('**/tools/gst-registration-check#**');
  const sales = page.locator('[name=sales]');
  await expect.poll(() => sales.inputValue()).toBe('18,00,000');
  expect(await page.locator('[name=sells]:checked').inputValue()).toBe('services');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
});
