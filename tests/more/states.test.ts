import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { sampleEdition } from '../support/firms.ts';
import { inOwnFonts } from '../support/late-fonts.ts';
import { openSite } from '../support/open-site.ts';
import { type Setup, visitPage } from '../support/visit-page.ts';
import { expectPicture } from './pictures.ts';
import { states, windows } from './states.ts';

const { today } = sampleEdition();

// A visitor sends the form once for each state.
const siteInBrowser = openSite({ RATE_LIMIT_ADDRESS: '0' });

/** The time is enough for what a page does after its first paint, and too little for the widget. */
const PAINT_MS = 200;
// The policy would rightly refuse the checker's script. The list of due dates begins on the day of the build.
const setup: Setup = {
  clock: true,
  day: today,
  bypassCSP: true,
  reducedMotion: 'reduce',
  expected: /Failed to load/,
};

/**
 * Returns the page's height (CSS px) as soon as it has stayed the same: what print leaves out goes a moment after it
 * was asked for.
 */
const settledHeight = async (page: Page): Promise<number> => {
  const heights: number[] = [];
  await expect
    .poll(async () => {
      heights.unshift(await page.evaluate(() => document.documentElement.scrollHeight));
      return heights[0] === heights[1];
    })
    .toBe(true);
  return heights[0] ?? 0;
};

/** Returns the window as soon as two pictures in a row are the same: one may come from the midst of a scroll. */
const settledPicture = async (page: Page): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    const next = await page.screenshot({ animations: 'disabled', mask: [page.locator('iframe')], scale: 'css' });
    if (next.equals(last)) return next;
    last = next;
  }
};

const cases = Object.entries(states).flatMap(([name, state]) =>
  state.widths.map((width) => [`${name}-${width}`, state, windows[width]] as const),
);

test.each(cases)('%s looks as accepted, and its text can be read', async (name, state, viewport) => {
  const { path, reach, greet = false, isWhole = false } = state;
  await visitPage(siteInBrowser, path, { ...setup, viewport, greet }, async (page) => {
    // The clock stands, and with it what waits for the first paint.
    await page.clock.runFor(PAINT_MS);
    // First: a place that is scrolled to would move with fonts that come later.
    await inOwnFonts(page);
    await reach(page);
    if (isWhole) await page.setViewportSize({ ...viewport, height: await settledHeight(page) });
    const bytes = await settledPicture(page);
    // The search waits for timers of its own.
    await page.clock.resume();
    expect(await violationsOn(page, ['color-contrast'])).toEqual([]);
    await expectPicture(`${name}.png`, bytes);
  });
});
