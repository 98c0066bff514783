/** What a visitor's eyes and thumbs meet: targets are large enough, zoom and forced colours work. */
import { expect, test } from 'vitest';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { styled } from './support/styled.ts';

const tools = openSite();

test.each(oneOfEachKind)(
  '%s has targets of at least 24 px, apart from links inside a sentence and dots of the map',
  async (path) => {
    const context = await tools.browser.newContext({ viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    await page.goto(tools.site.origin + path);
    await styled(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .skip, svg'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const inSentence =
            element.parentElement?.tagName === 'P' && element.parentElement.innerText !== element.innerText;
          return !inSentence && (width < 24 || height < 24);
        })
        .map((element) => `${element.outerHTML.slice(0, 120)} ${JSON.stringify(element.getBoundingClientRect())}`),
    );
    expect(small).toEqual([]);
    await context.close();
  },
);

test.each(oneOfEachKind)('%s needs no sideways scroll at 400 %% zoom of a 1280 px window', async (path) => {
  const context = await tools.browser.newContext({ viewport: { width: 320, height: 256 } });
  const page = await context.newPage();
  await page.goto(tools.site.origin + path);
  await styled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test('in forced colours the buttons keep an edge and the menu opens', async () => {
  const context = await tools.browser.newContext({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(tools.site.origin);
  await styled(page);
  const border = await page
    .locator('main a', { hasText: 'Get Free Consultation' })
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
