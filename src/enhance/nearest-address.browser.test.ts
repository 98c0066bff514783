import { expect } from 'vitest';
import { openSite } from '../../tests/support/open-site.ts';
import { pageTests } from '../../tests/support/page-tests.ts';

const tools = openSite();
const pageTest = pageTests(tools);

pageTest(
  'the Not Found page offers the address that was meant',
  '/locations/salm',
  { expected: /404/ },
  async (page) => {
    const link = page.locator('[data-nearest] a');
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.innerText()]).toEqual(['/locations/salem', '/locations/salem']);
  },
);

pageTest('and nothing where no address is near', '/wp-admin/setup-config.php', { expected: /404/ }, async (page) => {
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-nearest]').isVisible()).toBe(false);
});
