import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type CitySlug, citySlugs } from '../content/cities/index.ts';
import { jurisdictions } from '../content/jurisdictions/register.ts';
import { knownServices } from '../content/service-index.ts';
import { hasCityService } from '../src/addresses/href.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { type OfficeRow, officesAt, officesFor } from '../src/jurisdictions/find-offices.ts';
import { writeOffice } from '../src/jurisdictions/write-row.ts';
import { builtSite } from './support/built.ts';
import { sampleEdition } from './support/firms.ts';
import { openSite } from './support/open-site.ts';
import { pageTests, phone } from './support/visit-page.ts';

const siteInBrowser = openSite();
const testPage = pageTests(siteInBrowser);

const english = sampleEdition();
const { hrefPage, hrefCity, hrefCityService, hrefOffices, jurisdictionWords, whoDecides, cityEntry, pages } = english;

const readMain = async (path: string): Promise<HTMLElement> => {
  const html = await readFile(join(builtSite, pageFile(path)), 'utf8');
  const main = parse(html).querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
};

/** Returns the text of an element, with names in one piece also where a form must not break. */
const readText = (element: HTMLElement): string => element.text.replace(/\s+/g, ' ').trim();

/** Returns the table with a caption. */
const findTable = (main: HTMLElement, caption: string): HTMLElement | undefined =>
  main.querySelectorAll('table').find((table) => table.querySelector('caption')?.text === caption);

const nameRows = (rows: readonly OfficeRow[]): string[] =>
  rows.flatMap(({ office }) => (office === 'open' ? [] : [writeOffice(office, jurisdictionWords)]));

const allNames = [...new Set(jurisdictions.map(({ office }) => writeOffice(office, jurisdictionWords)))];

/** Names of local bodies stand in the texts of trades too, for other reasons. */
const namesOnlyOffices = allNames.filter((name) => !/^\S+(?: \S+)? (?:Corporation|Municipality)$/.test(name));

const pairs = english.serviceSlugs.flatMap((service) =>
  citySlugs.filter((city) => hasCityService(city, service)).map((city) => [service, city] as const),
);

/** Returns the offices in the block of a service's page of a place; null without a block. */
const readBlock = (main: HTMLElement, city: CitySlug): readonly string[] | null => {
  const table = findTable(main, whoDecides.title(cityEntry(city).name));
  if (!table) return null;
  // Beside a name stands the order that says so; where no office is known there is a link alone.
  return table
    .querySelectorAll('tbody tr > td:nth-child(2)')
    .flatMap(({ childNodes }) => childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE))
    .map(({ text }) => text);
};

describe('a page of a service in a place', () => {
  test('names the offices of the register and no others', async () => {
    const mistakes: string[] = [];
    for (const [service, city] of pairs) {
      const main = await readMain(hrefCityService(city, service));
      const expected = nameRows(officesFor(service, city));
      const shown = readBlock(main, city);
      // Offices without a name stand in sentences below the table, or in place of it.
      if ((shown !== null) !== expected.length > 0 || (shown ?? []).join() !== expected.join())
        mistakes.push(`${city}/${service}: shows ${shown?.join()} and not ${expected.join()}`);
      const text = readText(main);
      mistakes.push(
        ...namesOnlyOffices
          .filter((name) => text.includes(name) && !expected.some((own) => own.includes(name)))
          .map((name) => `${city}/${service}: names ${name}`),
      );
    }
    expect(mistakes).toEqual([]);
  });

  test('says "usually" of a likely office alone', async () => {
    for (const [service, city] of pairs) {
      const rows = officesFor(service, city).filter(({ office }) => office !== 'open');
      if (rows.length === 0) continue;
      const table = findTable(await readMain(hrefCityService(city, service)), whoDecides.title(cityEntry(city).name));
      const cells = table?.querySelectorAll('tbody tr > td:nth-child(3)').slice(0, rows.length) ?? [];
      expect(
        cells.map((cell) => /\b(?:usually|Most)\b/.test(readText(cell))),
        `${city}/${service}`,
      ).toEqual(rows.map(({ certainty }) => certainty === 'likely'));
    }
  });
});

describe('the offices of a place', () => {
  test('are the same on all pages that list them', async () => {
    const list = await readMain(hrefPage('offices'));
    const listed = (city: CitySlug) =>
      list.querySelectorAll(`#${city} tbody th`).map((cell) => readText(cell).replace(/ \*$/, ''));
    const ofState = list
      .querySelectorAll('table')
      .filter((table) => !table.closest('[id]')?.id || table.closest('[id]')?.id === 'main')
      .flatMap((table) => table.querySelectorAll('tbody th').map((cell) => readText(cell).replace(/ \*$/, '')));
    for (const city of citySlugs) {
      const main = await readMain(hrefCity(city));
      const own = findTable(main, whoDecides.cityTitle(cityEntry(city).name))
        ?.querySelectorAll('tbody th')
        .map(readText);
      expect(listed(city), city).toEqual(own);
      const everywhere = nameRows(officesAt(city));
      expect([...(own ?? []), ...ofState].toSorted(), city).toEqual(everywhere.toSorted());
      const onServices = knownServices.flatMap((service) => nameRows(officesFor(service, city)));
      expect([...new Set(onServices)].toSorted(), city).toEqual(everywhere.toSorted());
    }
  });

  test('say when professional tax is due', async () => {
    for (const city of citySlugs)
      expect(readText(await readMain(hrefCity(city))), city).toContain('pay it by 30 September and 31 March');
  });
});

describe('the page of all offices', () => {
  test.each(['/sitemap', '/404', '/locations', '/services/gst-returns'])('is linked from %s', async (path) => {
    const links = (await readMain(path)).querySelectorAll(`a[href="${hrefPage('offices')}"]`);
    expect(links.map(readText)).toEqual([pages.offices.name]);
  });

  test('is linked from each place by its name', async () => {
    for (const city of citySlugs) {
      const main = await readMain(hrefCityService(city, 'gst-registration'));
      expect(main.querySelectorAll(`a[href="${hrefOffices(city)}"]`), city).toHaveLength(1);
    }
  });

  test.each(english.locales.map((locale) => (locale === 'en' ? '/offices' : `/${locale}/offices`)))(
    '%s names no office in its structured data',
    async (path) => {
      const html = await readFile(join(builtSite, pageFile(path)), 'utf8');
      const data = parse(html)
        .querySelectorAll('script[type="application/ld+json"]')
        .map(({ rawText }) => rawText);
      const names = allNames.filter((name) => data.some((text) => text.includes(name)));
      expect(data.length).toBeGreaterThan(0);
      expect(names).toEqual([]);
    },
  );

  for (const locale of english.locales) {
    const { hrefOffices: makeHref, cityEntry: findEntry, whoDecides: words } = sampleEdition(locale);
    const [path = ''] = makeHref('karur').split('#');
    testPage(
      `${path} shows one place at a time by keyboard and without scripts`,
      path,
      { viewport: phone, javaScriptEnabled: false },
      async (page) => {
        const shown = () => page.locator('main section[id]:not([id="kinds"]) > h2:visible').allTextContents();
        expect(await shown()).toEqual([words.cityTitle(findEntry(english.officeCity.slug).name)]);
        const link = page.locator('a[href="#karur"]');
        await link.focus();
        await page.keyboard.press('Enter');
        expect(await shown()).toEqual([words.cityTitle(findEntry('karur').name)]);
        // The next focus must be inside the chosen place.
        await page.keyboard.press('Tab');
        expect(await page.locator('#karur :focus').count()).toBe(1);
      },
    );
  }
});

testPage(
  'a link to the offices of a town opens them on its page, without scripts',
  hrefOffices('karur'),
  { viewport: phone, javaScriptEnabled: false },
  async (page) => {
    await page.locator(`#karur a[href^="${hrefCity('karur')}"]`).click();
    await page.locator('th', { hasText: 'Karur Corporation' }).waitFor();
    expect(await page.locator('h2', { hasText: whoDecides.cityTitle('Karur') }).isVisible()).toBe(true);
  },
);

testPage(
  'a phone shows two offices of a service until the rest is asked for',
  hrefCityService('tiruchirappalli', 'gst-notices'),
  { viewport: phone },
  async (page) => {
    const rows = page.locator('table', { hasText: whoDecides.title('Tiruchirappalli') }).locator('tbody tr');
    const areShown = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height > 0));
    expect(await areShown()).toEqual([true, true, false]);
    await page.locator('summary', { hasText: whoDecides.more }).click();
    expect(await areShown()).toEqual([true, true, true]);
  },
);

test('the search for cities counts no link to the offices', async () => {
  const island = (await readMain('/locations')).querySelector('[data-island="city-search"]');
  expect(island?.querySelectorAll('li a')).toHaveLength(citySlugs.length);
  expect(island?.querySelectorAll(`a[href="${hrefPage('offices')}"]`)).toHaveLength(0);
});
