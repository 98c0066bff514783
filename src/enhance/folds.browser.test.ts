import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, visitPage } from '../../tests/support/visit-page.ts';

const { hrefService } = sampleEdition();

const siteInBrowser = openSite();
const path = hrefService('gst-returns');

test.each([
  ['a script hides them from all but the search of the browser', true],
  ['no script runs', false],
])('shows the rest of a list when asked, where %s', async (_, javaScriptEnabled) => {
  // A section that is being revealed moves under the pointer.
  await visitPage(
    siteInBrowser,
    path,
    { viewport: phone, javaScriptEnabled, reducedMotion: 'reduce' },
    async (page) => {
      const block = page.locator('*:has(> [data-rest])').first();
      const rows = block.locator('[data-more]');
      expect(await rows.count()).toBeGreaterThan(0);
      const seen = () =>
        rows.evaluateAll(
          (all) =>
            all.filter(
              (row) => row.checkVisibility({ contentVisibilityAuto: true }) && (row as HTMLElement).offsetHeight > 0,
            ).length,
        );
      await expect.poll(seen).toBe(0);
      await block.locator('[data-rest] > summary').click();
      await expect.poll(seen).toBe(await rows.count());
      expect(await block.locator('[data-rest]').isVisible()).toBe(false);
      if (javaScriptEnabled) expect(await rows.first().evaluate((row) => row === document.activeElement)).toBe(true);
    },
  );
});

test('waits on wide screens only for what always waits', async () => {
  await visitPage(siteInBrowser, path, {}, async (page) => {
    const seen = (rows: string) => page.locator(rows).filter({ visible: true }).count();
    expect(await seen('[data-more=""]')).toBe(await page.locator('[data-more=""]').count());
    expect(await seen('[data-rest=""]')).toBe(0);
    const long = page.locator(':has(> [data-rest=all])').first();
    expect(
      await long
        .locator('[data-more=all]')
        .first()
        .evaluate((row) => (row as HTMLElement).offsetHeight),
    ).toBe(0);
    await long.locator('[data-rest] > summary').press('Enter');
    await expect
      .poll(() =>
        long
          .locator('[data-more=all]')
          .first()
          .evaluate((row) => (row as HTMLElement).offsetHeight),
      )
      .toBeGreaterThan(0);
  });
});
