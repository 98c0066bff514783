/** The site's own fonts in a browser: no page waits for them, and nothing moves when they come (docs/decisions/0024-pages-are-pages.md). */

import { expect, test } from 'vitest';
import { sampleEdition } from './support/firms.ts';
import { expectStill, fontsHaveCome, holdFonts, inOwnFonts, MOST, measureShift } from './support/late-fonts.ts';
import { openSite } from './support/open-site.ts';
import { renderedFonts } from './support/rendered-fonts.ts';
import { desktop } from './support/visit-page.ts';

const { locales } = sampleEdition();

const siteInBrowser = openSite();

/** Pages of unlike parts, in both languages. All kinds at several widths: tests/more/fonts.test.ts. */
test.each(['/', '/contact', '/blog', '/due-dates', '/tools/gst-late-fee', '/services/gst-registration', '/ta'])(
  '%s moves nothing at 412 px, with its fonts late',
  (path) => expectStill(siteInBrowser, path, 412),
);

const TEXT = 'h1, main h2, main p, main li, header a';

test('shows a page whole without its fonts', async () => {
  const page = await siteInBrowser.browser.newPage({ viewport: desktop });
  const { release } = await holdFonts(page);
  await page.goto(`${siteInBrowser.site.origin}/about`, { waitUntil: 'domcontentloaded' });
  // Text waits a tenth of a second for such a font (CSS Fonts 4, 4.9.2: "optional").
  await page.waitForFunction(() => performance.now() > 1000);
  const inStandIns = async () => {
    const fonts = await renderedFonts(page, TEXT);
    expect(fonts.length).toBeGreaterThan(5);
    expect(fonts.flat().filter(({ isOurs }) => isOurs)).toEqual([]);
  };
  await inStandIns();
  release();
  await fontsHaveCome(page);
  await inStandIns();
  await page.close();
});

test('sets text in its own font alone', async () => {
  const page = await siteInBrowser.browser.newPage({ viewport: desktop });
  await page.goto(`${siteInBrowser.site.origin}/services/gst-registration`);
  await inOwnFonts(page);
  for (const fonts of await renderedFonts(page, TEXT))
    expect(fonts.every(({ isOurs, family }) => isOurs && family === fonts[0]?.family)).toBe(true);
  await page.close();
});

test.runIf(locales.includes('ta'))('shows Tamil text in its font, however late', async () => {
  const page = await siteInBrowser.browser.newPage({ viewport: desktop });
  const { release } = await holdFonts(page);
  await page.goto(`${siteInBrowser.site.origin}/ta`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.now() > 1000);
  release();
  await expect.poll(async () => (await renderedFonts(page, 'h1')).flat().some(({ isOurs }) => isOurs)).toBe(true);
  await page.close();
});

test('a font that does not come moves nothing either', async () => {
  const page = await siteInBrowser.browser.newPage({ viewport: desktop });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(siteInBrowser.site.origin);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await measureShift(page)).toBeLessThanOrEqual(MOST);
  await page.close();
});
