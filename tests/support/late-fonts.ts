import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteInBrowser } from './open-site.ts';

/** The largest shift in all, as browsers score it. */
export const MOST = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Returns the score of what has shifted so far, and in the moment after. */
export const measureShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 250);
      }),
  );

/** Lets the fonts come when the test says so. */
export const holdFonts = async (page: Page): Promise<{ readonly release: () => void }> => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
};

/** Waits until no font is under way any more. */
export const fontsHaveCome = (page: Page) => page.waitForFunction(() => document.fonts.status === 'loaded');

/**
 * Sets a page in the site's own fonts, as a visitor sees it from the second page on. On a first visit a browser shows
 * them only where they come within a tenth of a second, which a test must not depend on.
 */
export const inOwnFonts = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style);
    await Promise.all(
      faces
        .filter((style) => style.getPropertyValue('font-display') === 'optional')
        .map(async (style) => {
          const text = (name: string) => style.getPropertyValue(name);
          const face = new FontFace(text('font-family').replace(/["']/g, ''), text('src'), {
            weight: text('font-weight'),
            ...(text('unicode-range') && { unicodeRange: text('unicode-range') }),
          });
          document.fonts.add(await face.load());
        }),
    );
    await document.fonts.ready;
  });
};

/** Opens a page whose fonts come after its first paint; fails when that moves anything. */
export const expectStill = async ({ browser, site }: SiteInBrowser, path: string, width: number): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const { release } = await holdFonts(page);
  await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await fontsHaveCome(page);
  expect(await measureShift(page)).toBeLessThanOrEqual(MOST);
  await page.close();
};
