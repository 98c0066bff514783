import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allCities } from '../../../content/cities/index.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { pageTests, visitPage } from '../../../tests/support/visit-page.ts';

const siteInBrowser = openSite();
const testPage = pageTests(siteInBrowser);

describe('the city search', () => {
  const list = (page: Page) => page.locator('main ul:has([data-city]) > li');
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search cities by name or district' });

  testPage('counts as one types, and the map follows', '/locations', {}, async (page) => {
    expect(await box(page).getAttribute('placeholder')).toBe('Search cities...');
    await page.getByText(`${allCities.length} cities found`).waitFor();
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
    await page.getByText(`${allCities.length} cities found`).waitFor();
    expect(await page.locator('svg [data-off]').count()).toBe(0);
  });

  test.each([
    ['Trichy', 'Tiruchirappalli', 'also written Trichy'],
    ['\u200bTri\u00adchy', 'Tiruchirappalli', 'also written Trichy'],
    ['கோவையில்', 'Coimbatore', 'in Tamil கோவை'],
    ['641001', 'Coimbatore', 'pincode 641001'],
    ['Srirangam', 'Tiruchirappalli', 'we serve Srirangam'],
  ])('finds by %s and says why', async (query, city, why) => {
    await visitPage(siteInBrowser, '/locations', {}, async (page) => {
      await box(page).fill(query);
      await page.getByText('1 city found').waitFor();
      expect(await list(page).innerText()).toContain(city);
      expect(await list(page).innerText()).toContain(why);
    });
  });

  testPage('says so when there is none, and leads on', '/locations', {}, async (page) => {
    await box(page).fill('Atlantis');
    await page.getByRole('heading', { name: 'No Cities Found' }).waitFor();
    await page.getByText('Try adjusting your search criteria.').waitFor();
    await page.getByText('0 cities found').waitFor();
    await page.locator('[data-island=city-search] a[href="/contact#write"]').click();
    await page.waitForURL('**/contact#write');
  });

  testPage('is a plain list without JavaScript', '/locations', { javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('main ul [data-city]').count()).toBe(allCities.length);
    expect(await page.locator('#city-search').isVisible()).toBe(false);
  });
});
