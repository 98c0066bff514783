/** The site's own fonts in a browser: no page waits for them, and nothing moves when they come (docs/decisions/0024-pages-are-pages.md). */
import { expect, test } from 'vitest';
import { desktop } from './support/alive.ts';
import { expectStill, fontsHaveCome, holdFonts, MOST, shiftOf } from './support/late-fonts.ts';
import { openSite } from './support/open-site.ts';
import { type RenderedFont, renderedFonts } from './support/rendered-fonts.ts';

const tools = openSite();

/**
 * Pages of unlike parts, and a title that takes one line less in our font than in the stand-in at this width. All kinds
 * at several widths: tests/more/fonts.test.ts.
 */
test.each([
  '/',
  '/contact',
  '/blog',
  '/due-dates',
  '/tools/gst-late-fee',
  '/locations/tiruchirappalli',
  '/services/gst-registration',
])('%s moves nothing at 412 px, with its fonts late', (path) => expectStill(tools, path, 412));

const TEXT = 'h1, main h2, main p, main li, header a';

/** No letter is in a font of the device, and a line is in one typeface. */
const isWhole = (fonts: readonly RenderedFont[]): boolean =>
  fonts.length > 0 && fonts.every(({ isOurs, family }) => isOurs && family === fonts[0]?.family);

test.each(['/', '/blog', '/services/gst-registration'])(
  '%s is painted before its fonts have come, then in them, and from the start the next time',
  async (path) => {
    const context = await tools.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const { release } = await holdFonts(page);
    await page.goto(tools.site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const first = await renderedFonts(page, TEXT);
    expect(first.length).toBeGreaterThan(5);
    expect(first.flat().filter(({ isOurs }) => isOurs)).toEqual([]);
    release();
    await fontsHaveCome(page);
    await expect.poll(async () => (await renderedFonts(page, TEXT)).every(isWhole)).toBe(true);
    await page.close();

    // Without routes, which switch the cache off: the second visit finds them there.
    const visit = async () => {
      const next = await context.newPage();
      await next.goto(tools.site.origin + path);
      await fontsHaveCome(next);
      return next;
    };
    await (await visit()).close();
    const next = await visit();
    await expect.poll(async () => (await renderedFonts(next, TEXT)).every(isWhole)).toBe(true);
    expect(await shiftOf(next)).toBeLessThanOrEqual(MOST);
    await context.close();
  },
);

test('a title that takes other lines in the fonts moves nothing on a later visit either', async () => {
  const context = await tools.browser.newContext({ viewport: { width: 360, height: 740 } });
  for (const visit of ['first', 'second']) {
    const page = await context.newPage();
    await page.goto(`${tools.site.origin}/due-dates`);
    await fontsHaveCome(page);
    expect(await shiftOf(page), visit).toBeLessThanOrEqual(MOST);
    await page.close();
  }
  await context.close();
});

// Tried twice: a busy browser may paint a page of which the menu has only come in part, and that moves by 0.011.
test('a font that does not come moves nothing either', { retry: 1 }, async () => {
  const page = await tools.browser.newPage({ viewport: desktop });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(tools.site.origin);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  await page.close();
});
