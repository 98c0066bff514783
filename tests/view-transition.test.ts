/** The browser's own transition between two pages: short, and none for who wants no motion. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, phone, type Setup } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

/** The longest that a transition between two pages may take, milliseconds. */
const LONGEST = 150;

/** Notes for each page whether it came by a transition, and how long its longest animation takes. */
const note = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    Object.assign(window, {
      transition: viewTransition?.ready.then(() =>
        Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      ),
    });
  });
const transitionOf = async (page: Page): Promise<number | undefined> => {
  // The page is told with its first frame, which may come after its load event.
  await page.waitForFunction(() => 'transition' in window);
  return page.evaluate(() => (window as unknown as { transition: Promise<number> | undefined }).transition);
};

const follow = async (setup: Setup, check: (page: Page) => Promise<void>): Promise<void> =>
  alive(tools, '/', { before: (page) => page.addInitScript(note), ...setup }, async (page) => {
    // A phone folds the footer's other lists.
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await check(page);
  });

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: phone }],
])(`a link leads to the next page by a transition of at most ${LONGEST} ms on %s`, async (_name, setup) => {
  await follow(setup, async (page) => {
    const longest = await transitionOf(page);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(LONGEST);
  });
});

test('there is none under reduced motion', async () => {
  await follow({ reducedMotion: 'reduce' }, async (page) => {
    expect(await transitionOf(page)).toBeUndefined();
  });
});
