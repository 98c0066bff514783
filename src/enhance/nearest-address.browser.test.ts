import { expect, test } from 'vitest';
import { alive, pageTests } from '../../tests/support/alive.ts';
import { openSite } from '../../tests/support/open-site.ts';

const tools = openSite();
const testPage = pageTests(tools);

test('the Not Found page offers the address that was meant', async () => {
  await alive(tools, '/locations/salm', { expected: /404/ }, async (page) => {
    const link = page.locator('[data-nearest] a');
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.innerText()]).toEqual(['/locations/salem', '/locations/salem']);
  });
});

testPage('and nothing where no address is near', '/wp-admin/setup-config.php', { expected: /404/ }, async (page) => {
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-nearest]').isVisible()).toBe(false);
});
