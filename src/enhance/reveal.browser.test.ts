/** What is revealed as the visitor scrolls. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive } from '../../tests/support/alive.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { animations, delays, durations } from '../ui/reveal/animations.ts';

const tools = openSite();

const last = (page: Page) => page.locator('[data-reveal]').last();
const opacity = (page: Page) => last(page).evaluate((element) => getComputedStyle(element).opacity);

/** Scrolls until so much of the last element is within the observed area: 50 px above the window's lower edge. */
const bringIn = (page: Page, share: number): Promise<void> =>
  last(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - (innerHeight - 50) + height * part, behavior: 'instant' });
  }, share);

describe('an element below the screen', () => {
  test('is hidden until a tenth of it lies 50 px above the lower edge, is shown once, and stays', async () => {
    await alive(tools, '/about', {}, async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await bringIn(page, 0.05);
      // Long enough to be revealed.
      await page.waitForTimeout(150);
      expect(await opacity(page)).toBe('0');
      await bringIn(page, 0.15);
      await expect.poll(() => opacity(page)).toBe('1');
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(100);
      expect(await opacity(page)).toBe('1');
      expect(await last(page).getAttribute('class')).toContain('reveal-shown');
    });
  });

  test('that a jump passes over is still revealed on the way back', async () => {
    await alive(tools, '/', {}, async (page) => {
      const first = page.locator('.reveal-waiting').first();
      await first.waitFor({ state: 'attached' });
      const waiting = await first.elementHandle();
      await page.keyboard.press('End');
      await page.waitForFunction(() => scrollY + innerHeight > document.documentElement.scrollHeight - 2);
      await waiting?.scrollIntoViewIfNeeded();
      await expect.poll(() => waiting?.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    });
  });
});

describe('nothing is hidden', () => {
  test('under reduced motion', async () => {
    await alive(tools, '/about', { reducedMotion: 'reduce' }, async (page) => {
      await page.waitForTimeout(200);
      expect(await page.locator('.reveal-waiting').count()).toBe(0);
      expect(await opacity(page)).toBe('1');
    });
  });

  test('in print, and when less motion is asked for later', async () => {
    await alive(tools, '/about', {}, async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => opacity(page)).toBe('1');
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => opacity(page)).toBe('0');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => opacity(page)).toBe('1');
    });
  });

  test('without JavaScript', async () => {
    await alive(tools, '/about', { javaScriptEnabled: false }, async (page) => {
      expect(await opacity(page)).toBe('1');
    });
  });

  test('when its styles cannot be loaded', async () => {
    const before = (page: Page) => page.route('**/assets/styles-*.css', (route) => route.abort());
    await alive(tools, '/about', { before, expected: /ERR_FAILED/ }, async (page) => {
      await page.waitForTimeout(200);
      expect(await page.locator('.reveal-waiting').count()).toBe(0);
      expect(await opacity(page)).toBe('1');
    });
  });

  test('in a browser that cannot tell what is in view', async () => {
    const take = () => Reflect.deleteProperty(window, 'IntersectionObserver');
    await alive(tools, '/about', { before: (page) => page.addInitScript(take) }, async (page) => {
      await page.waitForTimeout(200);
      expect(await opacity(page)).toBe('1');
    });
  });
});

test('there are eleven animations, six durations and delays in steps of 100 ms', async () => {
  expect([animations.length, durations.length, delays.length]).toEqual([11, 6, 11]);
  const wanted = [
    ...animations.map((reveal) => ({ reveal, duration: 500, delay: 0 })),
    ...durations.map((duration) => ({ reveal: 'zoomIn', duration, delay: 0 })),
    ...delays.map((delay) => ({ reveal: 'zoomIn', duration: 500, delay })),
  ];
  const add = (all: typeof wanted) =>
    addEventListener('DOMContentLoaded', () => {
      for (const { reveal, duration, delay } of all) {
        const element = document.createElement('div');
        element.textContent = reveal;
        Object.assign(element.dataset, { added: '', reveal, duration, delay });
        document.body.append(element);
      }
      // The last one too has to rise above the lower edge.
      document.body.style.paddingBottom = '100px';
    });
  await alive(tools, '/about', { before: (page) => page.addInitScript(add, wanted) }, async (page) => {
    const added = page.locator('[data-added]');
    await expect.poll(() => added.last().getAttribute('class')).toBe('reveal-waiting');
    for (const element of await added.all()) await element.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-added].reveal-shown').count()).toBe(wanted.length);
    const shown = await added.evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const from = style.getPropertyValue('--reveal-from');
        return [style.animationName, style.animationDuration, style.animationDelay, CSS.supports('transform', from)];
      }),
    );
    expect(shown).toEqual(
      wanted.map(({ duration, delay }) => ['reveal', `${duration / 1000}s`, `${delay / 1000}s`, true]),
    );
    const starts = await added.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).getPropertyValue('--reveal-from')),
    );
    expect(new Set(starts).size).toBe(animations.length);
  });
});
