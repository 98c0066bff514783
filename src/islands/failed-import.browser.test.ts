import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { fillContactForm } from '../../tests/support/forms.ts';
import { findPlace, findScript, placesOfIslands, waitForIsland } from '../../tests/support/islands.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { refuseStorage, visitPage } from '../../tests/support/visit-page.ts';
import { withoutScript } from './list.ts';

const { contactFormTexts } = sampleEdition();

const siteInBrowser = openSite();

const expected = /Failed to load resource|net::ERR_FAILED/;

/** Notes each load of a page from its start: one that the next takes over may never come to its load event. */
const listLoads = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
};

const reloading = placesOfIslands.filter(([name]) => withoutScript[name] === 'reload');
test.each(reloading)('%s loads the page again, once, and then acts', async (name, path) => {
  let loads: string[] = [];
  const before = async (page: Page): Promise<void> => {
    loads = listLoads(page);
    await page.route(findScript(name), (route) => route.abort(), { times: 1 });
  };
  await visitPage(siteInBrowser, path, { before, expected }, async (page) => {
    await waitForIsland(page, name);
    expect(loads).toHaveLength(2);
  });
});

test.each([
  ['', undefined],
  [', where storage is refused too', refuseStorage],
] as const)('reloads the page once if that does not help%s', async (_when, prepare) => {
  let loads: string[] = [];
  let refused = 0;
  const before = async (page: Page): Promise<void> => {
    loads = listLoads(page);
    await prepare?.(page);
    await page.route(findScript('city-search'), (route) => {
      refused += 1;
      return route.abort();
    });
  };
  await visitPage(siteInBrowser, '/locations', { before, expected, greet: prepare !== undefined }, async (page) => {
    await expect.poll(() => refused).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(2);
    expect(await findPlace(page, 'city-search').isVisible()).toBe(true);
  });
});

test.each([
  ['its own script', findScript('contact-form')],
  ['React', '**/assets/hydrate-island-*.js'],
])('leaves a form plain HTML without %s', async (_what, script) => {
  let loads: string[] = [];
  const before = async (page: Page): Promise<void> => {
    loads = listLoads(page);
    await page.route(script, (route) => route.abort());
  };
  await visitPage(siteInBrowser, '/contact', { before, expected }, async (page) => {
    await fillContactForm(page);
    expect(loads).toHaveLength(1);
    await page.getByRole('button', { name: contactFormTexts.submit }).click();
    await page.waitForURL('**/enquiry/*#contact-sent');
    expect(await page.getByText(contactFormTexts.success).isVisible()).toBe(true);
    expect(await page.getByText(contactFormTexts.error).isVisible()).toBe(false);
  });
});
