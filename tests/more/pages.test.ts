/**
 * One page of each kind at three widths, without scripts. Half-size and with a tolerance, so that another version of a
 * font renderer does not matter and a moved block does.
 */
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { oneOfEachKind } from '../support/kinds.ts';
import { openSite } from '../support/open-site.ts';
import { renderedFonts } from '../support/rendered-fonts.ts';
import { expectPicture } from './pictures.ts';

const tools = openSite();

/** How often a page is loaded until its fonts are there for its first paint; after the first time they are kept. */
const TRIES = 8;

const isInOurFonts = async (page: Page): Promise<boolean> =>
  // What is hidden is drawn in none.
  (await renderedFonts(page, 'h1, main p', 4)).every(
    (fonts) => fonts.length === 0 || fonts.some(({ isOurs }) => isOurs),
  );

const picture = async (path: string, width: number): Promise<Buffer> => {
  const context = await tools.browser.newContext({
    viewport: { width, height: 800 },
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
    await page.goto(tools.site.origin + path, { waitUntil: 'load' });
  }
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', mask: [page.locator('iframe')] });
  await context.close();
  return bytes;
};

describe.each([360, 768, 1440])('at %i px', (width) => {
  test.each(oneOfEachKind)('%s looks as accepted', async (path) => {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
    expectPicture(`${name}-${width}.png`, await picture(path, width));
  });
});
