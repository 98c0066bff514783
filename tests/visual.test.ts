/**
 * One page of each kind at three widths, compared with the accepted pictures in `tests/visual/`. Half-size and with a
 * tolerance, so that another version of a font renderer does not matter and a moved block does.
 * `npm run accept:visual` accepts what is there now.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { renderedFonts } from './support/rendered-fonts.ts';

const accepted = join(import.meta.dirname, 'visual');
const failed = join(import.meta.dirname, '..', 'test-results');
const accepting = process.env.ACCEPT_VISUAL === '1';

/** The share of pixels that may differ, and by how much a pixel must differ to count. */
const TOLERANCE = 0.01;
const PIXEL_THRESHOLD = 0.25;

const tools = openSite();
beforeAll(() => {
  mkdirSync(accepted, { recursive: true });
});

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
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}.png`;
    const bytes = await picture(path, width);
    if (accepting) {
      writeFileSync(join(accepted, name), bytes);
      return;
    }
    const now = PNG.sync.read(bytes);
    const then = PNG.sync.read(readFileSync(join(accepted, name)));
    const keep = () => {
      mkdirSync(failed, { recursive: true });
      writeFileSync(join(failed, name), bytes);
    };
    if (Math.abs(now.height - then.height) > 4) keep();
    expect(
      Math.abs(now.height - then.height),
      `height of ${name}; what was seen is in test-results/`,
    ).toBeLessThanOrEqual(4);
    const height = Math.min(now.height, then.height);
    const cut = (image: PNG): Uint8Array => image.data.subarray(0, image.width * height * 4);
    const different = pixelmatch(cut(now), cut(then), undefined, now.width, height, { threshold: PIXEL_THRESHOLD });
    const share = different / (now.width * height);
    if (share > TOLERANCE) keep();
    expect(share, `share of pixels of ${name} that differ; what was seen is in test-results/`).toBeLessThanOrEqual(
      TOLERANCE,
    );
  });
});
