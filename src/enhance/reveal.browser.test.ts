import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../tests/support/open-site.ts';
import { pageTests, refuseStyles, type Setup, visitPage, withoutObserver } from '../../tests/support/visit-page.ts';
import { revealOptions } from '../ui/reveal/reveal-options.ts';

const siteInBrowser = openSite();
const testPage = pageTests(siteInBrowser);

const last = (page: Page) => page.locator('[data-reveal]').last();
const opacity = (page: Page) => last(page).evaluate((element) => getComputedStyle(element).opacity);

/** Scrolls until so much of the last element is within the observed area: 50 px above the window's lower edge. */
const bringIn = (page: Page, share: number): Promise<void> =>
  last(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - (innerHeight - 50) + height * part, behavior: 'instant' });
  }, share);

describe('an element below the screen', () => {
  test('appears once a tenth of it is in view', async () => {
    await visitPage(siteInBrowser, '/about', {}, async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await bringIn(page, 0.05);
      // The wait is long enough to be revealed.
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

  testPage('that a jump passes over is still revealed on the way back', '/', {}, async (page) => {
    const first = page.locator('.reveal-waiting').first();
    await first.waitFor({ state: 'attached' });
    const waiting = await first.elementHandle();
    await page.keyboard.press('End');
    await page.waitForFunction(() => scrollY + innerHeight > document.documentElement.scrollHeight - 2);
    await waiting?.scrollIntoViewIfNeeded();
    await expect.poll(() => waiting?.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

describe('an element to reveal', () => {
  testPage('in print, and when less motion is asked for later', '/about', {}, async (page) => {
    await expect.poll(() => opacity(page)).toBe('0');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => opacity(page)).toBe('1');
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => opacity(page)).toBe('0');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => opacity(page)).toBe('1');
  });

  test.each<[string, Setup]>([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['without JavaScript', { javaScriptEnabled: false }],
    ['when its styles cannot be loaded', { before: refuseStyles, expected: /ERR_FAILED/ }],
    ['in a browser that cannot tell what is in view', { before: withoutObserver }],
  ])('%s', async (_when, setup) => {
    await visitPage(siteInBrowser, '/about', setup, async (page) => {
      // The wait is long enough to be hidden.
      await page.waitForTimeout(200);
      expect(await page.locator('.reveal-waiting').count()).toBe(0);
      expect(await opacity(page)).toBe('1');
    });
  });
});

test('keeps eleven animations and six durations', async () => {
  const { animation: animations, duration: durations, delay: delays } = revealOptions;
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
  await visitPage(siteInBrowser, '/about', { before: (page) => page.addInitScript(add, wanted) }, async (page) => {
    const added = page.locator('[data-added]');
    await expect.poll(() => added.last().getAttribute('class')).toBe('reveal-waiting');
    for (const element of await added.all()) await element.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-added].reveal-shown').count()).toBe(wanted.length);
    const shown = await added.evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const from = style.getPropertyValue('--reveal-from');
        const { animationName, animationDuration, animationDelay } = style;
        return { from, isStart: CSS.supports('transform', from), animationName, animationDuration, animationDelay };
      }),
    );
    expect(shown).toMatchObject(
      wanted.map(({ duration, delay }) => ({
        isStart: true,
        animationName: 'reveal',
        animationDuration: `${duration / 1000}s`,
        animationDelay: `${delay / 1000}s`,
      })),
    );
    expect(new Set(shown.map(({ from }) => from)).size).toBe(animations.length);
  });
});
