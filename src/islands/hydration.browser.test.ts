import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { serviceIndex } from '../../content/service-index/en.ts';
import { alive } from '../../tests/support/alive.ts';
import { goTo, placeOf, placesOfIslands, scriptsAskedBy } from '../../tests/support/awake.ts';
import { openSite } from '../../tests/support/open-site.ts';

const tools = openSite();

/** Attributes that hold the id of an element, and what React calls them. */
const idAttributes = [
  ['id', 'id'],
  ['for', 'htmlFor'],
  ['aria-describedby', 'aria-describedby'],
  ['aria-labelledby', 'aria-labelledby'],
  ['aria-controls', 'aria-controls'],
] as const;

describe.each(placesOfIslands)('%s', (name, path) => {
  // `alive` fails on whatever React tells the console of markup that it did not expect.
  test('keeps the elements that the server sent, and their ids, without a warning', async () => {
    // Posts that come in at once take the place of what was sent: here they never come.
    const before = async (page: Page): Promise<void> => {
      if (name === 'blog-posts') await page.route('**/api/blog-proxy', () => {});
    };
    await alive(tools, path, { before }, async (page) => {
      const sent = await placeOf(page, name).locator('*').elementHandles();
      await goTo(page, name);
      expect(sent.length).toBeGreaterThan(3);
      const gone = sent.map((element) => element.evaluate((node: Element) => node.isConnected));
      expect((await Promise.all(gone)).filter((isThere) => !isThere)).toEqual([]);
      // React leaves attributes as they are when it takes over, so only its own properties tell what it expected.
      const differing = await placeOf(page, name).evaluate(
        (place, attributes) =>
          [...place.querySelectorAll('*')].flatMap((element) => {
            const key = Object.keys(element).find((property) => property.startsWith('__reactProps'));
            if (!key) return [`${element.tagName} is not React's`];
            const props = (element as unknown as Record<string, Record<string, unknown>>)[key];
            return attributes.flatMap(([attribute, prop]) => {
              const [said, wanted] = [element.getAttribute(attribute), props?.[prop] ?? null];
              return said === wanted ? [] : [`${element.tagName} ${attribute}: ${said}, not ${wanted}`];
            });
          }),
        idAttributes,
      );
      expect(differing).toEqual([]);
    });
  });

  test('is given JSON that does not repeat its markup', async () => {
    const html = parse(await (await fetch(tools.site.origin + path)).text());
    const place = html.querySelector(`[data-island=${name}]`);
    const data = place?.nextElementSibling;
    const said = data?.matches('script') ? data.textContent : '{}';
    expect(JSON.parse(said)).toBeTypeOf('object');
    // A service may be called by the same name in the list of the form.
    const names = new Set(serviceIndex.map((service) => service.name));
    const repeated = [...said.matchAll(/"([^"]{20,})"/g)].filter(
      ([, text = '']) => place?.text.includes(text) && !names.has(text),
    );
    expect(repeated).toEqual([]);
    // The search is told all by which a city is found, the form the names that its address may name by their slugs, a
    // tool the figures of each reading.
    const most = { 'city-search': 12_500, 'contact-form': 2000, 'case-tool': 1000 };
    expect(said.length).toBeLessThan(most[name as keyof typeof most] ?? 200);
  });
});

test.runIf(firm.blogUrl)('two islands of a page share one React: no script is fetched twice', async () => {
  let asked: string[] = [];
  const before = async (page: Parameters<typeof scriptsAskedBy>[0]): Promise<void> => {
    asked = scriptsAskedBy(page);
  };
  await alive(tools, '/blog', { before }, async (page) => {
    await goTo(page, 'blog-posts');
    await goTo(page, 'newsletter-form');
    expect(asked.filter((path) => path.includes('hydrate-island'))).toHaveLength(1);
    expect(asked).toEqual([...new Set(asked)]);
  });
});
