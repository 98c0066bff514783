/** The pages made from data differ as the places do. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtPages } from '../build/site-folder.ts';
import { checkUnique, uniqueBounds, uniqueGroups } from '../build/unique.ts';
import { cityIndex } from '../content/city-index.ts';
import type { CityContent } from '../content/schema.ts';
import { type ServiceSlug, serviceIndex } from '../content/service-index.ts';
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
  expect(uniqueBounds).toEqual({ cityServices: 0.6, cities: 0.45, words: 300 });
  expect(checkUnique(groups)).toEqual([]);
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
