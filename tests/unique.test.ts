import { NodeType, type Node as ParsedNode, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { allCities } from '../content/cities/index.ts';
import type { CityWords } from '../content/schema.ts';
import type { ServiceSlug } from '../content/service-index.ts';
import { readRecord } from '../generator/checks/content-texts.ts';
import { hasCityService } from '../src/addresses/href.ts';
import { builtPages } from './support/built-pages.ts';
import { sampleEdition } from './support/firms.ts';

const edition = sampleEdition();
const { serviceIndex, hrefCity } = edition;

const pages = await builtPages(['en']);

/** The largest part that two pages may share of the runs of five words that either has (Jaccard index). */
const MOST_ALIKE = { city: 0.45, 'city-service': 0.6 } as const;
const RUN = 5;
const FEWEST_WORDS = 300;

const readText = (node: ParsedNode): string =>
  node.nodeType === NodeType.TEXT_NODE ? node.text : node.childNodes.map(readText).join(' ');

/** Returns the words of a page's main part, without punctuation. */
const splitWords = (html: string): string[] => {
  const main = parse(html).querySelector('main');
  return (main ? readText(main) : '').toLowerCase().match(/[\p{L}\p{N}₹%]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
};

const listRuns = (words: readonly string[]): Set<string> =>
  new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));

const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = a.intersection(b).size;
  return common / (a.size + b.size - common);
};

test('measures likeness by shared runs of words', () => {
  const one = listRuns(splitWords('<header>Menu</header><main><h1>A b</h1> <p>c d e f g h, i-j.</p></main>'));
  expect([...one]).toEqual(['a b c d e', 'b c d e f', 'c d e f g', 'd e f g h', 'e f g h i-j']);
  expect(similarity(one, new Set(['a b c d e', 'x']))).toBeCloseTo(1 / 6);
});

test('repeats no city, and says enough', () => {
  const groups = Map.groupBy(pages, ({ route }) => (route.kind === 'city-service' ? route.service : route.kind));
  const countCities = (service: ServiceSlug) => allCities.filter(({ slug }) => hasCityService(slug, service)).length;
  const mistakes: string[] = [];
  for (const [name, most] of [
    ['city', MOST_ALIKE.city],
    ...serviceIndex.map(({ slug }) => [slug, MOST_ALIKE['city-service']] as const),
  ] as const) {
    const group = (groups.get(name) ?? []).map(({ path, html }) => ({ path, words: splitWords(html) }));
    expect(group, name).toHaveLength(name === 'city' ? allCities.length : countCities(name));
    const compared = group.map(({ path, words }) => ({ path, runs: listRuns(words) }));
    for (const [at, a] of compared.entries())
      for (const b of compared.slice(at + 1))
        if (similarity(a.runs, b.runs) > most) mistakes.push(`${a.path} and ${b.path} are too alike`);
    for (const { path, words } of group)
      if (words.length < FEWEST_WORDS) mistakes.push(`${path}: has ${words.length} words, not ${FEWEST_WORDS}`);
  }
  expect(mistakes).toEqual([]);
});

test('names three trades of the city on its services', async () => {
  for (const { path, html, route } of pages) {
    if (route.kind !== 'city-service') continue;
    const content = (await readRecord(edition, `cities/${route.city}/en.ts`)) as CityWords;
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
