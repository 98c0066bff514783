import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { findPlace, goTo, placesOfIslands, scriptsAskedBy, waitForIsland } from '../../tests/support/islands.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, visitPage, withoutObserver } from '../../tests/support/visit-page.ts';

const { firm } = sampleEdition();

const siteInBrowser = openSite();

/** Nothing ever comes near: only what a visitor does inside an island is left. */
const nothingComesNear = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Blind {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.assign(window, { IntersectionObserver: Blind });
  });

test.runIf(firm.blogUrl)('waits far from the screen, and starts near it', async () => {
  let asked: string[] = [];
  const before = async (page: Page): Promise<void> => {
    asked = scriptsAskedBy(page);
  };
  await visitPage(siteInBrowser, '/blog', { viewport: phone, before }, async (page) => {
    await waitForIsland(page, 'blog-posts');
    const isFar = await findPlace(page, 'newsletter-form').evaluate(
      (place) => place.getBoundingClientRect().top > 2 * innerHeight,
    );
    expect(isFar).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(asked.filter((path) => path.includes('newsletter-form'))).toEqual([]);
    expect(await findPlace(page, 'newsletter-form').getAttribute('data-awake')).toBeNull();
    // A screen before it would be seen.
    await findPlace(page, 'newsletter-form').evaluate((place) =>
      scrollBy(0, place.getBoundingClientRect().top - 1.8 * innerHeight),
    );
    await waitForIsland(page, 'newsletter-form');
  });
});

describe('an island away from the screen', () => {
  const signs: readonly (readonly [string, (field: Locator) => Promise<unknown>])[] = [
    ['the focus', (field) => field.focus()],
    ['a pointer', (field) => field.hover()],
    ['a finger', (field) => field.tap()],
    ['a key', (field) => field.dispatchEvent('keydown', { key: 'a' })],
  ];
  test.each(signs)('starts with %s inside it', async (_name, touch) => {
    await visitPage(siteInBrowser, '/contact', { hasTouch: true, before: nothingComesNear }, async (page) => {
      expect(await findPlace(page, 'contact-form').getAttribute('data-awake')).toBeNull();
      await touch(page.getByLabel('Full Name'));
      await waitForIsland(page, 'contact-form');
    });
  });

  test('waits for one outside it', async () => {
    let asked: string[] = [];
    const before = async (page: Page): Promise<void> => {
      asked = scriptsAskedBy(page);
      await nothingComesNear(page);
    };
    await visitPage(siteInBrowser, '/contact', { before }, async (page) => {
      await page.locator('footer a').first().focus();
      await page.locator('h1').hover();
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /contact-form|hydrate-island/.test(path))).toEqual([]);
    });
  });
});

test.each(placesOfIslands)('%s acts where nothing can be observed', async (name, path) => {
  await visitPage(siteInBrowser, path, { before: withoutObserver }, (page) => goTo(page, name));
});
