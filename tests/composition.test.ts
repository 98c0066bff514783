import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { WIDGET_KEY } from '../content/storage-keys.ts';
import { sampleEdition } from './support/firms.ts';
import { inOwnFonts } from './support/late-fonts.ts';
import { openSite } from './support/open-site.ts';
import { desktop, withoutPopup } from './support/visit-page.ts';

const { firm, gstRegistrationCheckWords, pages, serviceIndex, hrefService, hrefCityPrices, officeCity } =
  sampleEdition();
const { home } = pages;

const siteInBrowser = openSite();

const narrow = { width: 390, height: 844 };

const onPage = async <Result>(
  path: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const page = await siteInBrowser.browser.newPage({ viewport: desktop, ...options });
  await withoutPopup(page);
  await page.goto(siteInBrowser.site.origin + path);
  await inOwnFonts(page);
  const result = await look(page);
  await page.close();
  return result;
};

/** Pixels at 390 px. */
const heights: readonly (readonly [path: string, most: number])[] = [
  ['/', 6400],
  ['/locations/thoothukudi', 5350],
  ['/locations/tiruchirappalli/gst-notices', 5650],
  ['/locations/thoothukudi/gst-returns', 5400],
];

/** Pixels of a service's page by the width of the window, and of the longest one. */
const serviceHeights = { 390: 6500, 768: 6300, 1440: 5400 } as const;
const LONGEST = { slug: 'tds-tcs-returns', width: '1440', height: 5900 } as const;

/** Tamil texts are longer by this factor. */
const TAMIL = 1.35;

/** The limit counts the folds of a service's page on a phone, its footer too. */
const MOST_FOLDS = 13;

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await siteInBrowser.browser.newPage({ viewport: narrow });
    await page.addInitScript(() => self === top && localStorage.clear());
    return () => page.close();
  });

  test.each(heights)('%s is at most %i px long', async (path, most) => {
    await page.goto(siteInBrowser.site.origin + path);
    await inOwnFonts(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
});

test("begins a city's service with contact on first screen", async () => {
  const buttons = await onPage('/locations/namakkal/pf-esi-services', { viewport: narrow }, (page) =>
    page
      .locator('main a[href^="/contact"], main a[href^="https://wa.me"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom)),
  );
  expect(buttons.filter((bottom) => bottom <= 844)).toHaveLength(2);
});

describe.each(Object.entries(serviceHeights))('a service at %i px', (width, most) => {
  test.each(serviceIndex.map(({ slug }) => slug))('keeps %s within its length, also in Tamil', async (slug) => {
    const { height } = LONGEST;
    const limit = slug === LONGEST.slug && width === LONGEST.width ? height : most;
    const measureHeight = (path: string) =>
      onPage(path, { viewport: { width: Number(width), height: 844 } }, (page) =>
        page.evaluate(() => document.documentElement.scrollHeight),
      );
    expect(await measureHeight(hrefService(slug))).toBeLessThanOrEqual(limit);
    expect(await measureHeight(`/ta${hrefService(slug)}`)).toBeLessThanOrEqual(TAMIL * limit);
  });
});

test.each(serviceIndex.map(({ slug }) => slug))('a phone meets few folds on the page of %s', async (slug) => {
  const folds = await onPage(hrefService(slug), { viewport: narrow }, (page) =>
    page
      .locator(':is(main, footer) details:not([open]) > summary')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
  );
  expect(folds).toBeLessThanOrEqual(MOST_FOLDS);
});

describe('the first screen of a service', () => {
  test.each([
    ['/services/gst-notices', 6],
    ['/services/tds-tcs-returns', 6],
    ['/services/accounting-bookkeeping', 8],
  ])('has for %s two buttons and %i services', async (path, count) => {
    await onPage(path, {}, async (page) => {
      expect(await page.locator('main h1 ~ .buttons a').count()).toBe(2);
      const listed = page.locator('main nav[aria-label="Our services"] li a');
      expect(await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        serviceIndex.slice(0, count).map(({ slug }) => hrefService(slug)),
      );
      expect(await listed.and(page.locator('[aria-current]')).count()).toBe(path === '/services/gst-notices' ? 1 : 0);
    });
  });

  test.each([true, false])('leads to a tool with the answer, scripts: %s', async (javaScriptEnabled) => {
    await onPage('/services/gst-notices', { javaScriptEnabled }, async (page) => {
      await page.getByLabel('Form number').fill('DRC-01A');
      await page.getByRole('button', { name: 'Look it up' }).click();
      await page.waitForURL('**/tools/notice#*');
      await page
        .getByText(/DRC-01A: /)
        .last()
        .waitFor();
    });
    await onPage('/services/gst-registration', { javaScriptEnabled }, async (page) => {
      await page.getByLabel('Goods', { exact: true }).check();
      await page.getByLabel('Sales this year').fill('32 lakh');
      await page.getByRole('button', { name: 'Check' }).click();
      await page.waitForURL('**/tools/gst-registration-check#*');
      await page.getByText(gstRegistrationCheckWords.notNeeded).last().waitFor();
    });
  });
});

describe('in a short window', () => {
  /** True if the header and the phone's bar are in the window in the middle of a page. */
  const stays = (viewport: { readonly width: number; readonly height: number }) =>
    onPage('/services/gst-registration', { viewport }, async (page) => {
      await page.evaluate((key) => sessionStorage.setItem(key, 'true'), WIDGET_KEY);
      await page.reload();
      const bar = page.locator('#whatsapp');
      await bar.waitFor({ state: 'attached' });
      await expect.poll(() => bar.evaluate((element: HTMLElement) => element.hidden)).toBe(false);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await bar.locator('button').first().waitFor();
      const isInWindow = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      return [await page.locator('#root > header').evaluate(isInWindow), await bar.evaluate(isInWindow)];
    });

  test.each([
    [320, 180, false],
    [320, 256, false],
    [390, 415, false],
    [390, 416, true],
  ])('keeps header and bar at %i by %i pixels: %s', async (width, height, expected) => {
    expect(await stays({ width, height })).toEqual([expected, expected]);
  });
});

describe('the long table of a service', () => {
  const notices = '/services/gst-notices';
  const rowsSeen = (page: Page) =>
    page
      .locator('main table tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height > 0).length);

  test('shows its rest after a press of the keyboard', async () => {
    await onPage(notices, {}, async (page) => {
      const few = await rowsSeen(page);
      const all = await page.locator('main table tbody tr').count();
      expect(few).toBeGreaterThan(0);
      expect(few).toBeLessThan(all);
      await page.locator('summary', { hasText: `Show ${all - few} more` }).press('Enter');
      expect(await rowsSeen(page)).toBe(all);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TR');
    });
  });

  test('is whole in print', async () => {
    await onPage(notices, { viewport: narrow }, async (page) => {
      const all = await page.locator('main table tbody tr').count();
      await page.emulateMedia({ media: 'print' });
      expect(await rowsSeen(page)).toBe(all);
    });
  });
});

describe('what a phone folds', () => {
  test('is whole in print', async () => {
    const hidden = await onPage('/services/company-registration', { viewport: narrow }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      return page.evaluate(
        () =>
          [...document.querySelectorAll('main details:not([open]) > :not(summary)')].filter(
            (part) => part.getBoundingClientRect().height === 0 && !part.closest('[data-off-paper]'),
          ).length,
      );
    });
    expect(hidden).toBe(0);
  });

  test('is open with room, and skipped by the keyboard', async () => {
    const folds = await onPage('/services/gst-returns', {}, (page) =>
      page
        .locator('details[data-fold]')
        .evaluateAll((all) =>
          all.map((fold) => [(fold as HTMLDetailsElement).open, fold.querySelector('summary')?.tabIndex]),
        ),
    );
    expect(folds.length).toBeGreaterThan(3);
    for (const fold of folds) expect(fold).toEqual([true, -1]);
  });
});

test("a service's fee leads to the list of prices", async () => {
  await onPage('/services/gst-returns', {}, async (page) => {
    await page.locator(`main a[href="${hrefCityPrices(officeCity.slug)}"]`).click();
    await page.waitForURL(`**${hrefCityPrices(officeCity.slug)}`);
  });
});

test.each(['no-preference', 'reduce'] as const)('cuts no stuck header off, motion: %s', async (reducedMotion) => {
  await onPage('/services/gst-returns', { reducedMotion }, async (page) => {
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 300);
    for (const width of [1000, 1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const cut = await page.evaluate(() => {
        const range = document.createRange();
        return [...document.querySelectorAll('header a, header summary')]
          .filter((element) => element.checkVisibility() && !element.closest('nav > div, li > div'))
          .filter((element) => {
            range.selectNodeContents(element);
            const { top, right } = range.getBoundingClientRect();
            return top < 0 || right > innerWidth;
          })
          .map((element) => element.textContent);
      });
      expect(cut, `${width} px`).toEqual([]);
    }
  });
});

test("fits the menu's panels into 1024 by 600 px", async () => {
  await onPage('/', { viewport: { width: 1024, height: 600 } }, async (page) => {
    for (const name of ['Services', 'Tamil Nadu Cities']) {
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name }).press('Enter');
      const last = page.locator('header li > details[open] + div a').last();
      await last.waitFor();
      const box = await last.boundingBox();
      expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    }
  });
});

test("keeps the buttons' edges in forced colours", async () => {
  await onPage('/', { forcedColors: 'active' }, async (page) => {
    const border = await page
      .locator('main a', { hasText: home.hero.primary })
      .first()
      .evaluate((link) => getComputedStyle(link).borderTopColor);
    expect(border).not.toBe('rgba(0, 0, 0, 0)');
    await page.locator('summary', { hasText: 'Services' }).first().hover();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GST Refunds' }).waitFor();
  });
});

test('moves nothing under reduced motion', async () => {
  const durations = await onPage('/', { reducedMotion: 'reduce' }, (page) =>
    page
      .locator('*')
      // A script may replace rows meanwhile.
      .evaluateAll((all) =>
        all
          .filter((element) => element.isConnected)
          .map((element) => Number.parseFloat(getComputedStyle(element).transitionDuration)),
      ),
  );
  expect(Math.max(...durations)).toBeLessThan(0.001);
});

test('prints no list of other pages', async () => {
  for (const [path, list] of [
    ['/services/gst-registration', 'main a[href="/locations/erode/gst-registration"]'],
    ['/tools/notice', 'main a[href="/tools/gst"]'],
  ] as const)
    await onPage(path, { viewport: { width: 794, height: 1123 } }, async (page) => {
      const links = page.locator(list).filter({ visible: true });
      expect(await links.count(), path).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await links.count(), path).toBe(0);
    });
});

test('prints steps below each other', async () => {
  await onPage('/services/gst-registration', { viewport: { width: 794, height: 1123 } }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const lefts = await page
      .locator('main ol > li:has(b) > h3')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(1);
    expect(new Set(lefts).size).toBe(1);
  });
});

test('prints a clean page with its links', async () => {
  await onPage('/services/gst-registration', { viewport: { width: 794, height: 1123 } }, async (page) => {
    const screenOnly = ['header nav', 'footer', 'main .button'];
    for (const selector of screenOnly) expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    for (const selector of screenOnly)
      expect(await page.locator(selector).filter({ visible: true }).count(), selector).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('header').first().innerText()).toContain(firm.phone);
    const written = await page
      .locator('main a[href="https://www.gst.gov.in/"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain('https://www.gst.gov.in/');
    // An address that lay over its link would hide the words.
    const lies = await page
      .locator('main a[href^="http"]:not([href*="//wa.me/"])')
      .evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').position !== 'static').length);
    expect(lies).toBe(0);
  });
});

test('fills every row of the tools, what is urgent first', async () => {
  await onPage('/tools', {}, async (page) => {
    const links = page.locator('main li h3 a');
    expect(await links.first().getAttribute('href')).toBe('/tools/notice');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const list of await page.locator('main ul:has(h3)').all())
      expect((await list.locator('> li').count()) % 2).toBe(0);
  });
});
