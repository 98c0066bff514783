import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForIsland } from '../tests/support/islands.ts';
import { openSite } from '../tests/support/open-site.ts';
import { desktop, visitPage } from '../tests/support/visit-page.ts';

const siteInBrowser = openSite();

test('it fails with "Root element not found" without #root', async () => {
  const context = await siteInBrowser.browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', '<div>') });
  });
  await page.goto(`${siteInBrowser.site.origin}/about`);
  expect(errors).toEqual(['Root element not found']);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await context.close();
});

/** The element that each part looks for first; the test lets just that throw. */
const firstLooks = {
  menu: 'details[data-menu]',
  islands: '[data-island]',
  map: '[data-map]',
  reveal: '(prefers-reduced-motion: reduce)',
  popup: '#welcome',
  whatsapp: '#whatsapp',
} as const;

type Part = keyof typeof firstLooks;

const breakAt = (start: string): void => {
  const throwing = <Found>(find: (this: never, what: string) => Found) =>
    function (this: never, what: string): Found {
      if (what.startsWith(start)) throw new Error('broken by the test');
      return find.call(this, what);
    };
  for (const prototype of [Document.prototype, Element.prototype]) {
    Object.assign(prototype, { querySelector: throwing(prototype.querySelector) });
    Object.assign(prototype, { querySelectorAll: throwing(prototype.querySelectorAll) });
  }
  Object.assign(window, { matchMedia: throwing(window.matchMedia) });
};

/**
 * The signs by which a visitor notices that a part acts, on the contact page, in an order in which none hinders the
 * next.
 */
const signs = {
  islands: (page) => waitForIsland(page, 'contact-form'),
  reveal: async (page) => {
    // It starts after a frame, and the clock is in the test's hands.
    await page.clock.runFor(500);
    await page.locator('.reveal-waiting').first().waitFor({ state: 'attached' });
  },
  menu: async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
    // It fades, and the popup waits until it is gone.
    await page.locator('[data-menu] + nav details + *').first().waitFor({ state: 'hidden' });
  },
  popup: async (page) => {
    await page.clock.runFor(6000);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  },
  whatsapp: async (page) => {
    await page.clock.runFor(6000);
    await page.locator('aside').waitFor();
  },
  map: async (page) => {
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    await page.locator('[data-map]:not([data-map=waiting])').waitFor();
  },
} satisfies Record<Part, (page: Page) => Promise<void>>;

test.each(Object.keys(firstLooks) as Part[])('starts the others when the part "%s" throws', async (broken) => {
  const logged: string[] = [];
  const before = async (page: Page) => {
    page.on('console', (message) => message.text().includes('broken by the test') && logged.push(message.text()));
    await page.addInitScript(breakAt, firstLooks[broken]);
  };
  const setup = { before, clock: true, greet: true, expected: /broken by the test|ERR_FAILED/ };
  await visitPage(siteInBrowser, '/contact', setup, async (page) => {
    for (const [part, acts] of Object.entries(signs)) if (part !== broken) await acts(page);
    expect(logged.length).toBe(1);
    expect(logged[0]).toContain(`Failed to start "${broken}"`);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});
