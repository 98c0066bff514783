import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleEdition, sampleEditions } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { desktop, phone, sharedTab, tested, visitPage } from '../../tests/support/visit-page.ts';
import { localePrefixes } from '../addresses/locale.ts';

const { firm, serviceIndex, locales } = sampleEdition();
const editions = sampleEditions();

const siteInBrowser = openSite();
const onPage = sharedTab(siteInBrowser);
/** Runs tests that leave no page loading. */
const testPage = tested(onPage);

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const section = (page: Page, name: string) => nav(page).locator('summary', { hasText: name });
const openOnes = (page: Page) => page.locator('header details[open]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Lets a page be asked for and never come, so that the page with the link can still be looked at. */
const holdBack = (path: string) => ({ before: (page: Page) => page.route(`**${path}`, () => {}) });

describe('on a phone', () => {
  testPage('the two sections open and close apart from each other', '/', { viewport: phone }, async (page) => {
    await toggle(page).click();
    const service = nav(page).getByRole('link', { name: 'GST Refunds' });
    const city = nav(page).getByRole('link', { name: 'Thanjavur' });
    // The menu begins with the services open.
    await service.waitFor();
    await section(page, 'Tamil Nadu Cities').click();
    expect([await service.isVisible(), await city.isVisible()]).toEqual([true, true]);
    await section(page, 'Services').click();
    expect([await service.isVisible(), await city.isVisible()]).toEqual([false, true]);
  });

  test('closes the menu before the next page comes', async () => {
    await visitPage(siteInBrowser, '/', { viewport: phone, ...holdBack('/services/gst-refunds') }, async (page) => {
      await toggle(page).click();
      await section(page, 'Tamil Nadu Cities').click();
      await nav(page).getByRole('link', { name: 'GST Refunds' }).click({ noWaitAfter: true });
      await nav(page).waitFor({ state: 'hidden' });
      expect(await openOnes(page).count()).toBe(0);
    });
  });

  test('closes for a link beside the menu too', async () => {
    await visitPage(siteInBrowser, '/about', { viewport: phone }, async (page) => {
      await page.route(`${siteInBrowser.site.origin}/`, () => {});
      await toggle(page).click();
      await page.locator('header').getByRole('link', { name: firm.name }).click({ noWaitAfter: true });
      await nav(page).waitFor({ state: 'hidden' });
      expect(await openOnes(page).count()).toBe(0);
    });
  });

  testPage('Escape closes it and gives the keyboard back to what opened it', '/', { viewport: phone }, async (page) => {
    await toggle(page).click();
    await section(page, 'Tamil Nadu Cities').click();
    await page.keyboard.press('Escape');
    expect(await nav(page).isVisible()).toBe(false);
    expect(await openOnes(page).count()).toBe(0);
    expect(await focused(page)).toContain('Menu');
  });

  test.each([
    ['karur', '/locations/karur'],
    ['Trichy', '/locations/tiruchirappalli'],
    ['e', '/locations'],
  ])('leads from the town %s to %s', async (town, path) => {
    await onPage('/about', { viewport: phone }, async (page) => {
      await toggle(page).click();
      await page.getByLabel('Your town').filter({ visible: true }).fill(town);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === path);
      if (path === '/locations') await expect.poll(() => page.locator('#city-search').inputValue()).toBe(town);
    });
  });

  describe('Back', () => {
    const testFromAbout = tested((look: (page: Page) => Promise<void>) =>
      onPage('/about', { viewport: phone }, async (page) => {
        await page.goto(`${siteInBrowser.site.origin}/services`);
        await toggle(page).click();
        await nav(page).waitFor();
        await look(page);
      }),
    );
    const path = (page: Page) => new URL(page.url()).pathname;

    testFromAbout('closes it and stays on the page, and the next one leaves', async (page) => {
      await page.goBack();
      await nav(page).waitFor({ state: 'hidden' });
      expect([path(page), await focused(page)]).toEqual(['/services', expect.stringContaining('Menu')]);
      await page.goBack();
      expect(path(page)).toBe('/about');
    });

    testFromAbout('leaves the page at once when it was closed otherwise', async (page) => {
      await page.keyboard.press('Escape');
      await nav(page).waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await page.goBack();
      expect(path(page)).toBe('/about');
    });

    testFromAbout('from a page that the menu led to shows it closed, and the next one leaves', async (page) => {
      await nav(page).getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      expect(path(page)).toBe('/services');
      expect(await nav(page).isVisible()).toBe(false);
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await page.goBack();
      expect(path(page)).toBe('/about');
    });
  });

  testPage('the keyboard reaches nothing behind while it is open', '/', { viewport: phone }, async (page) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    // The browser tells of an opened disclosure a moment later.
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press(key);
        expect(await page.locator(':is(main, footer) :focus, .skip:focus').count()).toBe(0);
        seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(seen.size).toBeGreaterThan(6);
    }
  });

  test('locks what lies behind until it is closed', async () => {
    await onPage('/', { viewport: phone }, async (page) => {
      const reachable = page.locator(':is(main, footer, .skip):not([inert], [inert] *)');
      expect(await reachable.count()).toBe(3);
      await toggle(page).click();
      await page.mouse.move(180, 500);
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(150);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await reachable.count()).toBe(0);
      await page.setViewportSize(desktop);
      await expect.poll(() => reachable.count()).toBe(3);
      await page.setViewportSize(phone);
      await expect.poll(() => reachable.count()).toBe(0);
      await toggle(page).click();
      await expect.poll(() => reachable.count()).toBe(3);
    });
  });
});

describe('on a desktop', () => {
  const panelLink = (page: Page) => nav(page).getByRole('link', { name: 'Udyam Registration' });

  testPage('a panel closes on Escape, which gives the keyboard back, and on a press outside', '/', {}, async (page) => {
    await section(page, 'Services').click();
    await panelLink(page).waitFor();
    await page.keyboard.press('Escape');
    await panelLink(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toContain('Services');
    await page.mouse.move(700, 880);
    await section(page, 'Services').click();
    await panelLink(page).waitFor();
    await page.mouse.click(700, 880);
    await panelLink(page).waitFor({ state: 'hidden' });
  });

  /** Opens a panel with the keyboard, goes through it forward and back, and returns where it leads, in its order. */
  const walk = async (page: Page, index: number): Promise<readonly string[]> => {
    const item = page.locator('[data-menu] + nav li:has(> details)').nth(index);
    const [summary, panel] = [item.locator('summary'), item.locator('details + *')];
    const count = await panel.locator('a, input, button').count();
    const focusedHref = async (): Promise<string> => {
      expect(await panel.isVisible()).toBe(true);
      return panel.locator(':focus').evaluate((link) => link.getAttribute('href') ?? '');
    };
    const press = async (key: string, times: number): Promise<string[]> => {
      const hrefs: string[] = [];
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press(key);
        hrefs.push(await focusedHref());
      }
      return hrefs;
    };
    const leave = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      await panel.waitFor({ state: 'hidden' });
      expect(await openOnes(page).count()).toBe(0);
      expect(await page.locator('header :focus').count()).toBe(1);
      expect(await item.locator(':focus').count()).toBe(0);
    };
    const open = async (): Promise<void> => {
      await summary.press('Enter');
      await panel.waitFor();
    };
    await open();
    const forward = await press('Tab', count);
    await leave('Tab');
    await open();
    await press('Tab', count);
    const back = await press('Shift+Tab', count - 1);
    expect([...back].reverse()).toEqual(forward.slice(0, -1));
    await page.keyboard.press('Shift+Tab');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await panel.isVisible()).toBe(true);
    await leave('Shift+Tab');
    await open();
    await press('Tab', count);
    // Quick fingers: the panel may not take the keyboard back while it closes.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    return forward;
  };

  const languages = locales.map((locale) => [locale, locale === 'en' ? '/' : localePrefixes[locale]] as const);
  const walks = languages.flatMap(([locale, path]) => [1024, 1440].map((width) => [locale, width, path] as const));

  test.each(walks)('takes the keyboard through everything in %s at %i px', async (locale, width, path) => {
    await onPage(path, { viewport: { width, height: 800 } }, async (page) => {
      const [services, cities] = [await walk(page, 0), await walk(page, 1)];
      expect(services.filter((href) => href.includes('/services/'))).toHaveLength(serviceIndex.length);
      expect(cities.filter((href) => href.includes('/locations/'))).toHaveLength(12);
      expect([services[serviceIndex.length], cities.filter(Boolean).at(-1)]).toEqual([
        expect.stringMatching(/\/services$/),
        expect.stringMatching(/\/locations$/),
      ]);
      // The menu ends with the links to due dates, the tool of notices, all tools, papers and prices, and the owner's.
      const atHand = [/\/due-dates$/, /\/tools\/notice$/, /\/tools$/, /\/send-papers$/, /#prices$/];
      expect(services.slice(serviceIndex.length + 1)).toEqual([
        ...atHand.map((href) => expect.stringMatching(href)),
        ...(editions[locale]?.ownMenu ?? []).map(({ href }) => href),
      ]);
    });
  });

  testPage('a pointer at rest on another item hides no panel that the keyboard is in', '/', {}, async (page) => {
    await section(page, 'Tamil Nadu Cities').hover();
    await section(page, 'Services').press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain('GST Registration');
    await nav(page).getByRole('link', { name: 'Thanjavur' }).waitFor({ state: 'hidden' });
  });

  testPage('the focus ring of what opened a panel lies above it', '/', {}, async (page) => {
    await section(page, 'Services').press('Enter');
    await panelLink(page).waitFor();
    // The ring reaches six pixels below the summary: there the panel must not be the topmost.
    const isOnTop = await section(page, 'Services').evaluate((summary) => {
      const panel = summary.parentElement?.nextElementSibling;
      const order = (element: Element | null | undefined) => Number(element && getComputedStyle(element).zIndex) || 0;
      return order(summary.parentElement) > order(panel);
    });
    expect(isOnTop).toBe(true);
  });

  testPage('one panel is open at a time', '/', {}, async (page) => {
    for (const name of ['Services', 'Tamil Nadu Cities']) await section(page, name).press('Enter');
    expect(await openOnes(page).count()).toBe(1);
    await nav(page).getByRole('link', { name: 'Thanjavur' }).waitFor();
    await panelLink(page).waitFor({ state: 'hidden' });
  });

  test('closes a hovered panel on a choice and Escape', async () => {
    await visitPage(siteInBrowser, '/', holdBack('/services/udyam-registration'), async (page) => {
      await section(page, 'Services').hover();
      await panelLink(page).click({ noWaitAfter: true });
      await panelLink(page).waitFor({ state: 'hidden' });
      await page.mouse.move(700, 880);
      await section(page, 'Services').hover();
      await panelLink(page).waitFor();
      await page.keyboard.press('Escape');
      await panelLink(page).waitFor({ state: 'hidden' });
    });
  });

  testPage('the page of a chosen link comes with its panel closed, under the same pointer', '/', {}, async (page) => {
    await section(page, 'Services').hover();
    await panelLink(page).click();
    await page.waitForURL('**/services/udyam-registration');
    expect(await panelLink(page).isVisible()).toBe(false);
  });
});
