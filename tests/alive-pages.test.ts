/** What acts inside the pages: reveal, city search, map (specification 2.7, 2.8, 4, 9; decisions 14 and 17). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cityIndex } from '../content/city-index.ts';
import { firm } from '../content/firm.ts';
import { animations, delays, durations } from '../src/ui/reveal/animations.ts';
import { alive, desktop } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

describe('reveal', () => {
  const last = '[data-reveal] >> nth=-1';
  const opacity = (page: Page) => page.locator(last).evaluate((element) => getComputedStyle(element).opacity);

  test('waits below the screen, shows once in view, and stays', async () => {
    await alive(tools, '/about', {}, async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await page.locator(last).scrollIntoViewIfNeeded();
      await expect.poll(() => opacity(page)).toBe('1');
      const style = await page
        .locator(last)
        .evaluate(({ ownerDocument }) => ownerDocument.getAnimations().map((animation) => animation.playState).length);
      expect(style).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(100);
      expect(await opacity(page)).toBe('1');
    });
  });

  test('never hides what the first screen shows', async () => {
    await alive(tools, '/about', {}, async (page) => {
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('[data-reveal]')].filter(
          (element) => element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity !== '1',
        ),
      );
      expect(hidden).toEqual([]);
    });
  });

  test('hides nothing under reduced motion, in print and without JavaScript', async () => {
    await alive(tools, '/about', { reducedMotion: 'reduce' }, async (page) => {
      await page.waitForTimeout(200);
      expect(await opacity(page)).toBe('1');
    });
    await alive(tools, '/about', {}, async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await page.emulateMedia({ media: 'print' });
      expect(await opacity(page)).toBe('1');
    });
    const context = await tools.browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto(`${tools.site.origin}/about`);
    expect(await opacity(page)).toBe('1');
    await context.close();
  });

  test('knows the eleven animations, the durations and the delays', async () => {
    await alive(tools, '/about', {}, async (page) => {
      const styleOf = (attributes: Record<string, string | number>) =>
        page.evaluate((wanted) => {
          const element = document.createElement('div');
          element.className = 'reveal-shown';
          for (const [name, value] of Object.entries(wanted)) element.dataset[name] = String(value);
          document.body.append(element);
          const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
          element.remove();
          return [animationName, animationDuration, animationDelay];
        }, attributes);
      await expect.poll(async () => (await styleOf({ reveal: 'fadeInUp' }))[0]).toBe('fadeInUp');
      for (const reveal of animations) expect(await styleOf({ reveal })).toEqual([reveal, '0.5s', '0s']);
      for (const duration of durations)
        expect((await styleOf({ reveal: 'zoomIn', duration }))[1]).toBe(`${duration / 1000}s`);
      for (const delay of delays) expect((await styleOf({ reveal: 'zoomIn', delay }))[2]).toBe(`${delay / 1000}s`);
    });
  });
});

describe('the city search', () => {
  const list = (page: Page) => page.locator('main ul:has([data-city]) > li');
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search cities by name or district' });

  test('counts as one types, and the map follows', async () => {
    await alive(tools, '/locations', {}, async (page) => {
      expect(await box(page).getAttribute('placeholder')).toBe('Search cities...');
      await page.getByText(`${cityIndex.length} cities found`).waitFor();
      await box(page).fill('VIRUDH');
      await page.getByText('4 cities found').waitFor();
      expect(await list(page).count()).toBe(4);
      expect(await page.locator('svg [data-city]:not([data-off])').count()).toBe(4);
      await list(page).first().getByRole('link').hover();
      await page.locator('svg [data-city=sivakasi][data-lit]').waitFor();
      await page.mouse.move(2, 2);
      await page.locator('svg [data-city=rajapalayam]').focus();
      await page.locator('ul [data-city=rajapalayam][data-lit]').waitFor();
      await box(page).fill('');
      await page.getByText(`${cityIndex.length} cities found`).waitFor();
      expect(await page.locator('svg [data-off]').count()).toBe(0);
    });
  });

  test('says so when there is none', async () => {
    await alive(tools, '/locations', {}, async (page) => {
      await box(page).fill('Atlantis');
      await page.getByRole('heading', { name: 'No Cities Found' }).waitFor();
      await page.getByText('Try adjusting your search criteria.').waitFor();
      await page.getByText('0 cities found').waitFor();
    });
  });

  test('respects what was typed before the app came', async () => {
    const context = await tools.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    // The app is held back until something has been typed.
    let release = (): void => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/app-/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${tools.site.origin}/locations`);
    await box(page).fill('salem');
    expect(await page.getByText(`${cityIndex.length} cities found`).isVisible()).toBe(true);
    release();
    await page.getByText('1 city found').waitFor();
    expect(await box(page).inputValue()).toBe('salem');
    await context.close();
  });

  test('is a plain list without JavaScript', async () => {
    const context = await tools.browser.newContext({ viewport: desktop, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${tools.site.origin}/locations`);
    expect(await page.locator('main ul [data-city]').count()).toBe(cityIndex.length);
    expect(await page.locator('#city-search').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the map', () => {
  const embed = new URL(firm.mapEmbedUrl);
  const map = (page: Page) => page.locator('[data-map]');
  const answer = (page: Page) =>
    page.context().route(`${embed.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
  const cardParts = [firm.name, 'Placeholder Building', 'Open in Maps', firm.phone, firm.email];

  test('shows the embed and clears the loading flag once it has loaded', async () => {
    await alive(tools, '/contact', { before: answer }, async (page) => {
      expect(await page.locator('iframe').getAttribute('loading')).toBe('lazy');
      await map(page).scrollIntoViewIfNeeded();
      await expect.poll(() => map(page).getAttribute('data-map')).toBe('ready');
      expect(await map(page).getAttribute('aria-busy')).toBe('false');
      expect(await map(page).getByText('Open in Maps').count()).toBe(0);
    });
  });

  test('gives way to the card when the frame reports an error', async () => {
    await alive(tools, '/contact', { before: answer, clock: true }, async (page) => {
      await page.locator('iframe').dispatchEvent('error');
      await expect.poll(() => map(page).getAttribute('data-map')).toBe('failed');
      expect(await page.locator('iframe').count()).toBe(0);
      for (const part of cardParts) expect(await map(page).textContent()).toContain(part);
    });
  });

  test('gives way to the card when nothing has loaded after eight seconds in view', async () => {
    const never = (page: Page) => page.context().route(`${embed.origin}/**`, () => {});
    await alive(tools, '/contact', { before: never, clock: true }, async (page) => {
      expect(await map(page).getAttribute('aria-busy')).toBe('true');
      await map(page).getByText('Loading the map ...').waitFor();
      await map(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(200);
      await page.clock.runFor(7500);
      expect(await map(page).getAttribute('data-map')).toBe('loading');
      await page.clock.runFor(1000);
      await expect.poll(() => map(page).getAttribute('data-map')).toBe('failed');
    });
  });

  test('gives way to the card when the embed cannot be reached, for which a frame has no event', async () => {
    const refused = (page: Page) => page.context().route(`${embed.origin}/**`, (route) => route.abort());
    await alive(tools, '/contact', { before: refused, expected: /ERR_FAILED/ }, async (page) => {
      await map(page).scrollIntoViewIfNeeded();
      await expect.poll(() => map(page).getAttribute('data-map')).toBe('failed');
      expect(await page.locator('iframe').count()).toBe(0);
      expect(await map(page).getByText('Open in Maps').isVisible()).toBe(true);
    });
  });

  test('is the card at once when the browser is offline', async () => {
    const offline = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await alive(tools, '/contact', { before: offline }, async (page) => {
      await expect.poll(() => map(page).getAttribute('data-map')).toBe('failed');
      for (const part of cardParts) expect(await map(page).textContent()).toContain(part);
    });
  });
});
