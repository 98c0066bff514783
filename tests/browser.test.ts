import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WIDGET_KEY } from '../content/storage-keys.ts';
import { filled, violationsOn } from './support/accessibility.ts';
import { sampleEdition } from './support/firms.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { desktop, phone, refuseStyles, sharedTab, type Visit } from './support/visit-page.ts';

const { pages, serviceIndex, serviceSlugs } = sampleEdition();
const { home } = pages;

const siteInBrowser = openSite();

/** Returns the console's word on the page that is not there. */
const notFound = (path: string): Visit => (path === '/nothing-here' ? { expected: /404/ } : {});

/** Expects that the page in the window as it is now does not scroll sideways. */
const expectNarrow = async (page: Page): Promise<void> => {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window ?? 0);
};

/** Returns links, buttons and fields of less than 24 px, apart from links inside a sentence and dots of the map. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .skip, svg'))
      .filter((element) => {
        // A label around a field is pressed as the field is.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const inSentence =
          element.parentElement?.tagName === 'P' && element.parentElement.innerText !== element.innerText;
        return !inSentence && (width < 24 || height < 24);
      })
      .map((element) => `${element.outerHTML.slice(0, 120)} ${JSON.stringify(element.getBoundingClientRect())}`),
  );

describe('every kind of page for everyone', () => {
  // The policy would rightly refuse the accessibility checker's script, and what fades in has no contrast until then.
  const onPage = sharedTab(siteInBrowser, {
    bypassCSP: true,
    reducedMotion: 'reduce',
    // The chat's button is there from the start, not from some moment of the search on.
    before: (page) => page.addInitScript((key) => self === top && sessionStorage.setItem(key, 'true'), WIDGET_KEY),
  });

  test.each(oneOfEachKind)('offers %s at every screen size', async (path) => {
    await onPage(path, { viewport: phone, ...notFound(path) }, async (page) => {
      await filled(page);
      expect(await violationsOn(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await expectNarrow(page);
      // A window of 1280 px at 400 % zoom is as narrow.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNarrow(page);
      // tests/more/accessibility.test.ts searches it there too.
      await page.setViewportSize(desktop);
      await expectNarrow(page);
    });
  });
});

/** References to drawings that are not in the page. */
const undrawn = (page: Page): Promise<(string | null)[]> =>
  page.$$eval('use', (uses) =>
    uses.map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href ?? '')),
  );

describe('a page whose later styles are on their way', () => {
  test.each(oneOfEachKind)('shows the first screen of %s, and nothing unstyled', async (path) => {
    const page = await siteInBrowser.browser.newPage({ viewport: phone });
    let send = (): void => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/styles-*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteInBrowser.site.origin + path, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor({ state: 'visible' });
    await expectNarrow(page);
    expect(await page.locator('footer').count()).toBe(0);
    expect(await undrawn(page)).toEqual([]);
    send();
    await page.locator('footer').waitFor({ state: 'visible' });
    await expectNarrow(page);
    await page.close();
  });
});

describe('a page without its later styles', () => {
  const onPage = sharedTab(siteInBrowser, { before: refuseStyles, expected: /ERR_FAILED/ });

  test.each(['/services/gst-returns', ...oneOfEachKind])('%s is no wider than a phone', async (path) => {
    const expected = path === '/nothing-here' ? /404|ERR_FAILED/ : /ERR_FAILED/;
    await onPage(path, { viewport: phone, expected }, expectNarrow);
  });
});

describe('without JavaScript', () => {
  const onPage = sharedTab(siteInBrowser, { javaScriptEnabled: false, greet: true });

  test.each(oneOfEachKind)('%s is complete', async (path) => {
    await onPage(path, { viewport: phone, ...notFound(path) }, async (page) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect(await page.locator('h1').count()).toBe(1);
        expect(await page.locator('footer').isVisible()).toBe(true);
        await expectNarrow(page);
      }
    });
  });

  test('the menu opens on a phone, and its sections unfold', async () => {
    await onPage('/', { viewport: phone }, async (page) => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      expect(await nav.isVisible()).toBe(false);
      await page.locator('summary', { hasText: 'Menu' }).click();
      expect(await nav.isVisible()).toBe(true);
      await nav.locator('summary', { hasText: 'Services' }).click();
      for (const service of serviceIndex)
        expect(await nav.getByRole('link', { name: service.name, exact: true }).isVisible()).toBe(true);
      await nav.locator('summary', { hasText: 'Tamil Nadu Cities' }).click();
      expect(await nav.getByRole('link', { name: 'Thanjavur' }).isVisible()).toBe(true);
      await nav.getByRole('link', { name: 'View All Cities' }).click();
      expect(new URL(page.url()).pathname).toBe('/locations');
    });
  });

  test('opens the menu by hover and by click', async () => {
    await onPage('/', {}, async (page) => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      const link = nav.getByRole('link', { name: 'Udyam Registration' });
      expect(await link.isVisible()).toBe(false);
      await nav.locator('summary', { hasText: 'Services' }).hover();
      await link.waitFor({ state: 'visible' });
      await page.mouse.move(700, 700);
      await link.waitFor({ state: 'hidden' });
      await nav.locator('summary', { hasText: 'Tamil Nadu Cities' }).click();
      await page.mouse.move(700, 850);
      await nav.getByRole('link', { name: 'Chennai' }).waitFor({ state: 'visible' });
    });
  });

  test('lists services and twelve cities in the menu', async () => {
    await onPage('/', {}, async (page) => {
      const hrefs = await page
        .getByRole('navigation', { name: 'Main' })
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.filter((href) => href.startsWith('/services/'))).toHaveLength(serviceSlugs.length);
      // The link to the prices, in the panel and on phones, leads to a part of a city's page.
      const cities = hrefs.filter((href) => href.startsWith('/locations/') && !href.includes('#'));
      expect(cities).toHaveLength(12);
      expect(hrefs).toContain('/services/pf-esi');
      expect(hrefs.filter((href) => href === '/locations')).toHaveLength(1);
    });
  });
});

describe('with all that a browser has', () => {
  const onPage = sharedTab(siteInBrowser);

  test('answers a question by keyboard from address to end', async () => {
    await onPage('/', {}, async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toBe('Skip to main content');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toBe(home.hero.primary);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/contact');
      const question = page.locator('main summary').first();
      await question.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull();
    });
  });

  test('opens external links in a new tab', async () => {
    await onPage('/services/gst-registration', {}, async (page) => {
      const links = await page
        .locator('a[href^="https://"]')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('target'), link.getAttribute('rel'), link.textContent] as const),
        );
      expect(links.length).toBeGreaterThan(8);
      for (const [target, rel, text] of links) {
        expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
        expect(text).toContain('opens in a new tab');
      }
    });
  });
});
