/** Whatever the browser lacks or forbids breaks nothing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

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
