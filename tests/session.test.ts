/** What a visitor takes along from page to page: a draft, the popup's flag, the widget. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive } from './support/alive.ts';
import { awake } from './support/awake.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const LOADS = 5;

const dialog = (page: Page) => page.getByRole('dialog');
/** The first pages that the footer leads to, each another. */
const footerPaths = (page: Page, start: string): Promise<string[]> =>
  page.locator('footer a[href^="/"]').evaluateAll((links, own) => {
    const paths = links.map((link) => link.getAttribute('href') ?? '');
    return [...new Set(paths)].filter((path) => path !== own && !path.includes('.'));
  }, start);

test(`a draft, the popup's flag and the running widget last for ${LOADS} page loads`, async () => {
  await alive(tools, '/contact', { clock: true, greet: true }, async (page) => {
    await awake(page, 'contact-form');
    await page.getByLabel('Full Name').fill('Asha');
    await page.getByLabel('Message').fill('How do I register?');
    await page.clock.runFor(6000);
    await page.waitForTimeout(100);
    expect(await dialog(page).isVisible()).toBe(false);
    const paths = (await footerPaths(page, '/contact')).slice(0, LOADS - 1);
    expect(paths).toHaveLength(LOADS - 1);
    for (const [index, path] of paths.entries()) {
      await page.locator(`footer a[href="${path}"]`).first().click();
      await page.waitForURL(tools.site.origin + path);
      // The widget stands before three seconds have gone by, and has bounced already.
      await page.locator('aside').waitFor({ state: 'attached' });
      await expect
        .poll(() => page.evaluate(() => document.querySelector('aside')?.hidden), { message: path })
        .toBe(false);
      await page.clock.runFor(6000);
      expect(await page.locator('aside [data-bounce]').count(), path).toBe(0);
      if (index === 0) {
        await dialog(page).waitFor();
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'hidden' });
      } else expect(await dialog(page).isVisible(), path).toBe(false);
    }
    await page.goto(`${tools.site.origin}/contact`);
    await awake(page, 'contact-form');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha');
    expect(await page.getByLabel('Message').inputValue()).toBe('How do I register?');
  });
});
