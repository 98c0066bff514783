/** The pages made from data differ as the places do. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtPages } from '../build/built-pages.ts';
import { checkUnique, ownText, uniqueBounds, uniqueGroups } from '../build/unique.ts';
import { cityIndex } from '../content/city-index.ts';
import type { CityContent } from '../content/schema.ts';
import { type ServiceSlug, serviceIndex } from '../content/service-index.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { hrefCity } from '../src/site/href.ts';
import { hasCityService } from '../src/site/local-path.ts';

const pages = await builtPages(undefined, ['en']);
const groups = uniqueGroups(pages);

test('no two cities, and no service in two cities, say nearly the same', () => {
  const citiesOf = (service: ServiceSlug) => cityIndex.filter(({ slug }) => hasCityService(slug, service)).length;
  expect(groups.map((group) => group.pages.length)).toEqual([
    cityIndex.length,
    ...serviceIndex.map(({ slug }) => citiesOf(slug)),
  ]);
  expect(uniqueBounds).toEqual({ cityServices: 0.6, cities: 0.45, words: 300, ownRuns: 120, ownShare: 0.12 });
  expect(checkUnique(groups)).toEqual([]);
});

test('every page of a service in a city has words that stand on no other of them', () => {
  const own = ownText(groups.flatMap((group) => (group.name === 'cities' ? [] : group.pages)));
  expect(own).toHaveLength(pageRoutes(['en']).filter(({ kind }) => kind === 'city-service').length);
  for (const { path, runs, share } of own) {
    expect(runs, path).toBeGreaterThanOrEqual(uniqueBounds.ownRuns);
    expect(share, path).toBeGreaterThanOrEqual(uniqueBounds.ownShare);
  }
});

test('a page of a service says what three trades of its city send, and leads to the others', async () => {
  for (const { path, html, route } of pages) {
    if (route.kind !== 'city-service') continue;
    const { content } = (await import(`../content/cities/${route.city}.ts`)) as { content: CityContent };
    const text = content.services[route.service];
    const main = parse(html.slice(html.indexOf('<main'), html.indexOf('</main>') + 7));
    const titles = main.querySelectorAll('li > h3').map((title) => title.text);
    expect(titles, path).toEqual(expect.arrayContaining(text?.trades.map(({ name }) => name) ?? []));
    const shown = new Set(text?.trades.map(({ trade }) => trade));
    expect(
      main.querySelectorAll(`a[href^="${hrefCity(route.city)}#trade-"]`).map((link) => link.text),
      path,
    ).toEqual(content.majorIndustries.filter(({ kind }) => !shown.has(kind)).map(({ name }) => name));
  }
});
