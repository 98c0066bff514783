/** What becomes of an island whose script cannot be fetched. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive } from '../../tests/support/alive.ts';
import { awake, placeOf, placesOfIslands, scriptOf } from '../../tests/support/awake.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { contactTexts } from '../forms/contact.ts';
import { withoutScript } from './list.ts';

const tools = openSite();

const expected = /Failed to load resource|net::ERR_FAILED/;

const refusedStorage = (): void => {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new Error('denied');
    },
  });
};

/** Notes each load of a page from its start: one that the next takes over may never come to its load event. */
const loadsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
};

describe.each(placesOfIslands.filter(([name]) => withoutScript[name] === 'reload'))('%s', (name, path) => {
  test('loads the page again, once, and then acts', async () => {
    let loads: string[] = [];
    const before = async (page: Page): Promise<void> => {
      loads = loadsOf(page);
      let isGone = true;
      await page.route(scriptOf(name), (route) => {
        if (!isGone) return route.continue();
        isGone = false;
        return route.abort();
      });
    };
    await alive(tools, path, { before, expected }, async (page) => {
      await awake(page, name);
      expect(loads).toHaveLength(2);
    });
  });
});

// One place for all islands looks at it.
test.each([
  ['', undefined],
  [', where storage is refused too', refusedStorage],
] as const)('the page is loaded only once again when that does not help%s', async (_when, prepare) => {
  let loads: string[] = [];
  let refused = 0;
  const before = async (page: Page): Promise<void> => {
    loads = loadsOf(page);
    if (prepare) await page.addInitScript(prepare);
    await page.route(scriptOf('city-search'), (route) => {
      refused += 1;
      return route.abort();
    });
  };
  await alive(tools, '/locations', { before, expected, greet: prepare !== undefined }, async (page) => {
    await expect.poll(() => refused).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(2);
    expect(await placeOf(page, 'city-search').isVisible()).toBe(true);
  });
});

describe('a form stays plain HTML, which works, and the page is not loaded again', () => {
  test.each([
    ['its own script', scriptOf('contact-form')],
    ['React', '**/assets/hydrate-island-*.js'],
  ])('without %s', async (_what, script) => {
    let loads: string[] = [];
    const before = async (page: Page): Promise<void> => {
      loads = loadsOf(page);
      await page.route(script, (route) => route.abort());
    };
    await alive(tools, '/contact', { before, expected }, async (page) => {
      await page.getByLabel('Full Name').fill('Meena Sundaram');
      await page.getByLabel('Email Address').fill('meena@example.org');
      await page.getByLabel('Phone Number').fill('+91 90000-00000');
      await page.getByLabel('Service Required').selectOption('GST Refunds');
      await page.getByLabel('Message').fill('Sent by the browser itself.');
      expect(loads).toHaveLength(1);
      await page.getByRole('button', { name: contactTexts.submit }).click();
      await page.waitForURL('**/enquiry/*#contact-sent');
      expect(await page.getByText(contactTexts.success).isVisible()).toBe(true);
    });
  });
});
