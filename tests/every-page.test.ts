/** Pages load without an error, and whatever the browser lacks or forbids breaks nothing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allAddresses } from '../src/site/addresses.ts';
import { alive, desktop } from './support/alive.ts';
import { isForeign } from './support/foreign.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const SAMPLE = 20;
const TABS = 4;

/** A sample that differs from run to run; its seed is in the failure's text. */
const sampleOf = (paths: readonly string[], seed: number): string[] => {
  let state = seed;
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return paths
    .map((path) => ({ path, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, SAMPLE)
    .map(({ path }) => path);
};

test('a random sample of pages loads without an error', async () => {
  const seed = Date.now() % 1_000_000;
  const paths = allAddresses().map(({ path }) => path);
  const queue = sampleOf(paths, seed);
  const context = await tools.browser.newContext({ viewport: desktop });
  const errors: string[] = [];
  const visit = async (page: Page): Promise<void> => {
    for (let path = queue.pop(); path; path = queue.pop()) await page.goto(tools.site.origin + path);
  };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  for (const page of tabs) {
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isForeign(message, tools.site.origin))
        errors.push(`${page.url()}: ${message.text()}`);
    });
  }
  await Promise.all(tabs.map(visit));
  await context.close();
  expect(errors, `seed ${seed}`).toEqual([]);
});

describe('nothing breaks', () => {
  const lacks: readonly (readonly [string, () => void])[] = [
    [
      'when session storage throws',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new Error('denied');
          },
        });
      },
    ],
    ['without IntersectionObserver', () => void Reflect.deleteProperty(window, 'IntersectionObserver')],
    [
      'without a clipboard',
      () => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      },
    ],
    [
      'when analytics throws',
      () => {
        Object.assign(window, {
          gtag: () => {
            throw new Error('blocked');
          },
        });
      },
    ],
  ];
  test.each(lacks)('%s', async (_name, take) => {
    const before = (page: Page) => page.addInitScript(take);
    await alive(tools, '/locations', { clock: true, greet: true, before }, async (page) => {
      await page.clock.runFor(3000);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).waitFor();
      await page.getByRole('searchbox').fill('erode');
      await page.getByText('1 city found').waitFor();
      await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about');
      const hiddenForGood = await page
        .locator('[data-reveal]')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => getComputedStyle(part).opacity === '0' && !('IntersectionObserver' in window))
              .length,
        );
      expect(hiddenForGood).toBe(0);
    });
  });
});
