import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isPlaceholder } from '../../content/placeholder.ts';
import { textsIn } from '../../generator/checks/content-texts.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { findPlace, goTo, placesOfIslands, scriptsAskedBy } from '../../tests/support/islands.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { visitPage } from '../../tests/support/visit-page.ts';
import type { IslandName } from './list.ts';

const edition = sampleEdition();
const { firm } = edition;

/** The texts that the page's markup shows and that an island is handed too. */
const words = new Set(textsIn(edition, 'words.ts', '').map(({ text }) => text));

/** Another firm's own names and addresses may take more room in the data than the sample's. */
const ownNames = isPlaceholder(firm.name) ? 0 : 200;

/** Bytes of an island's data, at most. */
const mostData: Readonly<Record<IslandName, number>> = {
  'audit-tool': 4200 + ownNames,
  'blog-posts': 500,
  'case-tool': 4200,
  'city-search': 12_500,
  'contact-form': 5400 + ownNames,
  'newsletter-form': 1100,
};

const siteInBrowser = openSite();

/** Attributes that hold the id of an element, and what React calls them. */
const idAttributes = [
  ['id', 'id'],
  ['for', 'htmlFor'],
  ['aria-describedby', 'aria-describedby'],
  ['aria-labelledby', 'aria-labelledby'],
  ['aria-controls', 'aria-controls'],
] as const;

describe.each(placesOfIslands)('%s', (name, path) => {
  // `visitPage` fails on whatever React tells the console of markup that it did not expect.
  test("keeps the server's elements and ids", async () => {
    // Posts that come in at once take the place of what was sent: here they never come.
    const before = async (page: Page): Promise<void> => {
      if (name === 'blog-posts') await page.route('**/api/blog-proxy', () => {});
    };
    await visitPage(siteInBrowser, path, { before }, async (page) => {
      const sent = await findPlace(page, name).locator('*').elementHandles();
      await goTo(page, name);
      expect(sent.length).toBeGreaterThan(3);
      const gone = sent.map((element) => element.evaluate((node: Element) => node.isConnected));
      expect((await Promise.all(gone)).filter((isThere) => !isThere)).toEqual([]);
      // React leaves attributes as they are when it takes over, so only its own properties tell what it expected.
      const differing = await findPlace(page, name).evaluate(
        (place, attributes) =>
          [...place.querySelectorAll('*')].flatMap((element) => {
            const key = Object.keys(element).find((property) => property.startsWith('__reactProps'));
            if (!key) return [`${element.tagName} is not React's`];
            const props = (element as unknown as Record<string, Record<string, unknown>>)[key];
            return attributes.flatMap(([attribute, prop]) => {
              const [value, wanted] = [element.getAttribute(attribute), props?.[prop] ?? null];
              return value === wanted ? [] : [`${element.tagName} ${attribute}: ${value}, not ${wanted}`];
            });
          }),
        idAttributes,
      );
      expect(differing).toEqual([]);
    });
  });

  test('gets JSON that repeats only surrounding words', async () => {
    const html = parse(await (await fetch(siteInBrowser.site.origin + path)).text());
    const place = html.querySelector(`[data-island=${name}]`);
    const data = place?.nextElementSibling;
    const json = data?.matches('script') ? data.textContent : '{}';
    expect(JSON.parse(json)).toBeTypeOf('object');
    const repeated = [...json.matchAll(/"([^"]{20,})"/g)].filter(
      ([, text = '']) => place?.text.includes(text) && !words.has(text),
    );
    expect(repeated).toEqual([]);
    // Besides the words, the search is told all by which a city is found, the form the names that its address may name by
    // their slugs, a tool the figures of each reading.
    expect(json.length).toBeLessThan(mostData[name]);
  });
});

test.runIf(firm.blogUrl)('share one React between two islands', async () => {
  let asked: string[] = [];
  const before = async (page: Parameters<typeof scriptsAskedBy>[0]): Promise<void> => {
    asked = scriptsAskedBy(page);
  };
  await visitPage(siteInBrowser, '/blog', { before }, async (page) => {
    await goTo(page, 'blog-posts');
    await goTo(page, 'newsletter-form');
    expect(asked.filter((path) => path.includes('hydrate-island'))).toHaveLength(1);
    expect(asked).toEqual([...new Set(asked)]);
  });
});
