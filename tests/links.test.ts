/** Nobody gets lost: every page is near the home page, and no link of the running site is broken. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allAddresses, pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { type RunningSite, startSite } from './support/site.ts';

const MOST_CLICKS = 3;

/** A page of the running site: what it answered, how many clicks from home, and where it leads. */
interface Visited {
  readonly status: number;
  readonly clicks: number;
  readonly foundOn: string;
  readonly links: readonly string[];
}

let site: RunningSite;
let visited: ReadonlyMap<string, Visited>;

/** Everything a page refers to on its own site: links, scripts, styles, pictures, the icons and the manifest. */
const referencesOf = (html: string, url: string): string[] => {
  const page = parse(html);
  const values = page
    .querySelectorAll('[href], [src], form[action]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action'));
  return [...new Set(values.map((value) => new URL(value ?? '', url)))]
    .filter((target) => target.origin === new URL(url).origin)
    .map((target) => target.pathname);
};

/** Walks the site from home in the order of clicks. */
const crawl = async (origin: string): Promise<Map<string, Visited>> => {
  const seen = new Map<string, Visited>();
  let level = new Map([['/', '(start)']]);
  for (let clicks = 0; level.size > 0; clicks += 1) {
    const next = new Map<string, string>();
    for (const [path, foundOn] of level) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      const body = await response.text();
      const links = isPage ? referencesOf(body, origin + path) : [];
      seen.set(path, { status: response.status, clicks, foundOn, links });
      for (const link of links) if (!seen.has(link) && !level.has(link)) next.set(link, path);
    }
    level = next;
  }
  return seen;
};

beforeAll(async () => {
  site = await startSite();
  visited = await crawl(site.origin);
});
afterAll(() => site.close());

describe('the running site', () => {
  test('has no broken link and none that redirects', () => {
    const broken = [...visited]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status, foundOn }]) => `${path} answers ${status}, found on ${foundOn}`);
    expect(broken).toEqual([]);
    expect(visited.size).toBeGreaterThan(465);
  });

  test('shows every page within three clicks of home', () => {
    const canonicalOf = new Map(allAddresses().map((address) => [address.path, address.canonical]));
    const clicks = new Map<string, number>();
    for (const [path, page] of visited) {
      const canonical = canonicalOf.get(path);
      if (canonical !== undefined) clicks.set(canonical, Math.min(page.clicks, clicks.get(canonical) ?? page.clicks));
    }
    const far = pageRoutes()
      .map(canonicalPath)
      .filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS);
    expect(far).toEqual([]);
  });

  test('links to every page by its canonical address from at least one other page', () => {
    const linked = new Set([...visited].flatMap(([path, page]) => page.links.filter((link) => link !== path)));
    const orphans = pageRoutes()
      .map(canonicalPath)
      .filter((path) => !linked.has(path));
    expect(orphans).toEqual([]);
  });
});
