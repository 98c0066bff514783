import { expect, test } from 'vitest';
import { openSite } from '../../tests/support/open-site.ts';
import { pageTests, visitPage } from '../../tests/support/visit-page.ts';

const siteInBrowser = openSite();
const testPage = pageTests(siteInBrowser);

test.each([
  ['/locations/salm', '/locations/salem'],
  ['/gst-filing-trichy', '/locations/tiruchirappalli/gst-returns'],
])('the Not Found page at %s offers %s', async (path, meant) => {
  await visitPage(siteInBrowser, path, { expected: /404/ }, async (page) => {
    const link = page.locator('[data-nearest] a');
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.innerText()]).toEqual([meant, meant]);
  });
});

testPage('and nothing where no address is near', '/wp-admin/setup-config.php', { expected: /404/ }, async (page) => {
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-nearest]').isVisible()).toBe(false);
});
