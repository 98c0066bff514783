/** Pages for other eyes: forced colours, reduced motion, paper. */
import { expect, test } from 'vitest';
import { home } from '../content/pages/home.ts';
import { styled } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

test('in forced colours the buttons keep an edge and the menu opens', async () => {
  const context = await tools.browser.newContext({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(tools.site.origin);
  await styled(page);
  const border = await page
    .locator('main a', { hasText: home.hero.primary })
    .first()
    .evaluate((link) => getComputedStyle(link).borderTopColor);
  expect(border).not.toBe('rgba(0, 0, 0, 0)');
  await page.locator('summary', { hasText: 'Services' }).first().hover();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'GST Refunds' })
    .waitFor({ state: 'visible' });
  await context.close();
});

test('reduced motion means none', async () => {
  const context = await tools.browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(tools.site.origin);
  await styled(page);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((element) =>
        Number.parseFloat(getComputedStyle(element).transitionDuration),
      ),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  await context.close();
});

test('a printed page is a clean document with its links written out', async () => {
  const context = await tools.browser.newContext({ viewport: { width: 794, height: 1123 } });
  const page = await context.newPage();
  await page.goto(`${tools.site.origin}/services/gst-registration`);
  await styled(page);
  const screenOnly = ['header nav', 'footer', 'main .button'];
  for (const selector of screenOnly) expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const selector of screenOnly)
    expect(await page.locator(selector).filter({ visible: true }).count(), selector).toBe(0);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const written = await page
    .locator('main a[href="https://www.gst.gov.in/"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('https://www.gst.gov.in/');
  await context.close();
});
