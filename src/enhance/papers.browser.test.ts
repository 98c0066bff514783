import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, visitPage } from '../../tests/support/visit-page.ts';

const { labels, papersPage, hrefPapers } = sampleEdition();

const siteInBrowser = openSite();
const sheet = hrefPapers('gst-registration');
const words = papersPage.sheet;

const boxes = (page: Page) => page.getByRole('checkbox');
const message = async (page: Page) => {
  const href = await page.getByRole('link', { name: words.send }).getAttribute('href');
  return decodeURIComponent(href?.split('?text=')[1] ?? '').split('\n');
};
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PAPERS_KEY);
const says = (page: Page, text: string) =>
  expect.poll(() => page.getByRole('status').filter({ hasText: /./ }).textContent()).toBe(text);

test('counts ticks, shortens, and writes the message', async () => {
  await visitPage(siteInBrowser, sheet, { viewport: phone }, async (page) => {
    expect(await kept(page)).toBeNull();
    await boxes(page).nth(0).check();
    await says(page, words.counted(1, 8));
    await boxes(page).nth(7).press('Space');
    await says(page, words.counted(2, 8));

    // The two papers of firms and companies are not asked from a proprietor.
    await page.getByLabel('A proprietor').check();
    await says(page, words.counted(1, 6));
    expect(await boxes(page).filter({ visible: true }).count()).toBe(6);
    expect(await page.locator('[data-count]').textContent()).toBe(words.of(6));
    const lines = await message(page);
    const { ready, missing } = papersPage.message;
    expect(lines.indexOf(missing) - lines.indexOf(ready)).toBe(3);
    expect(lines.slice(lines.indexOf(missing))).toHaveLength(6);

    await page.reload();
    await expect.poll(() => boxes(page).nth(0).isChecked()).toBe(true);
    expect(await page.getByLabel('A proprietor').isChecked()).toBe(true);
    expect(await page.locator('[data-count]').textContent()).toBe(words.of(6));
    // Screen readers should not hear what was there before.
    expect(await page.getByRole('status').filter({ hasText: /./ }).count()).toBe(0);

    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.getByRole('button', { name: words.clear }).click();
    await says(page, words.counted(0, 8));
    expect(await kept(page)).toBeNull();
  });
});

test.each(['/services/gst-returns', '/locations/salem/gst-returns'])(
  'offers printing of %s only with scripts',
  async (path) => {
    for (const javaScriptEnabled of [true, false])
      await visitPage(siteInBrowser, path, { javaScriptEnabled }, async (page) => {
        const print = page.getByRole('button', { name: labels.print });
        expect(await print.filter({ visible: true }).count(), String(javaScriptEnabled)).toBe(
          javaScriptEnabled ? 1 : 0,
        );
      });
  },
);

test('ticks and shortens without a script', async () => {
  await visitPage(siteInBrowser, sheet, { javaScriptEnabled: false, viewport: phone }, async (page) => {
    await boxes(page).nth(0).check();
    await page.getByLabel('A proprietor').check();
    expect(await boxes(page).filter({ visible: true }).count()).toBe(6);
    expect((await message(page)).filter((line) => line.startsWith('- '))).toHaveLength(8);
    expect(await page.getByRole('button', { name: words.print }).count()).toBe(0);
  });
});
