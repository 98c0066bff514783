/**
 * Compares pictures of a page of each kind on a phone and a desktop, those with the most different parts also on a
 * tablet, in forced colours, at 400 % and on paper, and some in Tamil, without scripts.
 * The pictures are half-size and have a tolerance, so that another version of a font renderer does not matter and a
 * moved block does.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { oneOfEachKind } from '../support/kinds.ts';
import { openSite } from '../support/open-site.ts';
import { renderedFonts } from '../support/rendered-fonts.ts';
import { expectPicture } from './pictures.ts';

const siteInBrowser = openSite();

/**
 * A page is loaded up to this often until its fonts are there for its first paint; after the first time they are kept.
 */
const TRIES = 8;

const looks: Readonly<Record<string, BrowserContextOptions & { readonly media?: 'print' }>> = {
  '360': { viewport: { width: 360, height: 780 } },
  '390': { viewport: { width: 390, height: 844 } },
  '768': { viewport: { width: 768, height: 1024 } },
  '1440': { viewport: { width: 1440, height: 900 } },
  'forced-colours': { viewport: { width: 768, height: 1024 }, forcedColors: 'active' },
  // A window of 1280 by 1024 pixels.
  'zoom-400': { viewport: { width: 320, height: 256 } },
  // A4 at 96 pixels an inch.
  printed: { viewport: { width: 794, height: 1123 }, media: 'print' },
};

const series: readonly { readonly paths: readonly string[]; readonly ways: readonly string[] }[] = [
  { paths: oneOfEachKind, ways: ['390', '1440'] },
  {
    paths: ['/', '/services/tds-tcs-returns', '/contact', '/due-dates', '/locations/tiruchirappalli', '/tools/tds'],
    ways: ['768', 'forced-colours', 'zoom-400', 'printed'],
  },
  { paths: ['/services/gst-registration/papers'], ways: ['printed'] },
  // The longest words are in Tamil: the narrowest phone.
  {
    paths: ['/ta', '/ta/services/gst-returns', '/ta/contact', '/ta/due-dates', '/ta/locations/tiruchirappalli'],
    ways: ['360', '1440'],
  },
];

const cases = series.flatMap(({ paths, ways }) => ways.flatMap((way) => paths.map((path) => [path, way] as const)));

const isInOurFonts = async (page: Page): Promise<boolean> =>
  // Hidden text is drawn in no font.
  (await renderedFonts(page, 'h1, main p', 4)).every((fonts) => fonts.every(({ isOurs }) => isOurs));

test.each(cases)('looks on %s as accepted: %s', async (path, way) => {
  const { media, ...options } = looks[way] ?? {};
  const context = await siteInBrowser.browser.newContext({
    ...options,
    deviceScaleFactor: 0.5,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  // Playwright's own routes would switch the cache off, in which the fonts are kept.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  for (let load = 1; load === 1 || !(await isInOurFonts(page)); load += 1) {
    if (load > TRIES) throw new Error(`${path} was never set in its own fonts`);
    await page.goto(siteInBrowser.site.origin + path, { waitUntil: 'load' });
  }
  // The end of a session that asked for fonts takes it back.
  if (media) await page.emulateMedia({ media });
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', mask: [page.locator('iframe')] });
  await context.close();
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
  await expectPicture(`${name}-${way}.png`, bytes);
});
