import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { allAddresses, allRedirects, pageRoutes } from '../src/addresses/all-addresses.ts';
import { hasCityService } from '../src/addresses/href.ts';
import { languageTags } from '../src/addresses/locale.ts';
import { type PageRoute, readLocale } from '../src/addresses/route.ts';
import { sampleEdition } from './support/firms.ts';
import { serveSite } from './support/open-site.ts';

const edition = sampleEdition();
const { firm, ownPosts, startingPrices, serviceIndex, canonicalPath } = edition;

const MOST_CLICKS = 3;

const site = serveSite();

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
const headings = (page: HTMLElement) => page.querySelectorAll('main h2').map((heading) => heading.text);

/** The parts that each kind of page must show besides its heading. */
const requirements: Readonly<Record<PageRoute['kind'], (page: HTMLElement, route: PageRoute) => void>> = {
  fixed: (page) => {
    expect(headings(page).length).toBeGreaterThan(0);
  },
  service: (page) => {
    const titles = page.querySelectorAll('main details > summary').map((summary) => summary.text);
    expect(titles.filter((title) => title.endsWith('?'))).toHaveLength(4);
    expect(page.querySelectorAll('main ol > li').length).toBeGreaterThanOrEqual(4);
    expect(page.querySelectorAll('main a[href^="/contact"]').length).toBeGreaterThanOrEqual(3);
    expect(page.querySelector('main')?.text).not.toMatch(/Starts at/);
    expect(page.querySelectorAll('nav[aria-label="Our services"] li').length).toBeGreaterThanOrEqual(6);
  },
  papers: (page) => {
    expect(page.querySelectorAll('main [data-papers] input[type=checkbox]')).toHaveLength(8);
    expect(page.querySelectorAll('nav[aria-label="Breadcrumb"] li')).toHaveLength(3);
    const leads = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(leads).toContain('/send-papers');
  },
  city: (page, route) => {
    const text = page.querySelector('main')?.text ?? '';
    for (const service of serviceIndex) expect(text).toContain(startingPrices[service.slug].text);
    if (route.kind === 'city')
      expect(page.querySelectorAll(`main a[href^="/locations/${route.city}/"]`).length).toBeGreaterThanOrEqual(
        serviceIndex.filter(({ slug }) => hasCityService(route.city, slug)).length,
      );
    expect(page.querySelector('nav[aria-label="Breadcrumb"] a')?.getAttribute('href')).toBe('/locations');
  },
  'city-service': (page) => {
    expect(page.querySelectorAll('nav[aria-label="Breadcrumb"] li')).toHaveLength(3);
    const data = page.querySelector('script[type="application/ld+json"]')?.text ?? '';
    if (firm.rating) {
      expect(data).toContain(`"ratingValue":${firm.rating.stars}`);
      expect(data).toContain(`"reviewCount":${firm.rating.reviews}`);
    }
    expect(page.querySelectorAll('main ol > li').length).toBeGreaterThanOrEqual(4);
  },
  'own-page': (page) => {
    expect(page.querySelector('main h1 + p')).not.toBeNull();
  },
  'own-service': (page) => {
    expect(page.querySelectorAll('main .buttons a[href*="/contact?service="]').length).toBeGreaterThanOrEqual(1);
  },
  post: (page, route) => {
    const inPage = page.querySelectorAll('nav[aria-labelledby="contents"] a').map((link) => link.getAttribute('href'));
    for (const href of inPage)
      expect(page.querySelector(`main section[id="${href?.slice(1)}"] h2`), href).not.toBeNull();
    // An owner's post may have other parts.
    if (route.kind !== 'post' || ownPosts.some(({ id }) => id === route.post)) return;
    expect(inPage.length).toBeGreaterThanOrEqual(3);
    expect(page.querySelectorAll('main table, main article ul').length).toBeGreaterThanOrEqual(1);
    expect(page.querySelectorAll('main a[target="_blank"]').length).toBeGreaterThanOrEqual(1);
    expect(page.querySelectorAll('main a[href^="/services/"]')).toHaveLength(1);
    expect(page.querySelectorAll('main a[href^="/locations/"]').length).toBeGreaterThanOrEqual(2);
  },
  tool: (page) => {
    expect(page.querySelector('main form[method="post"] :is(input, select, textarea)')).not.toBeNull();
    expect(page.querySelector('nav[aria-label="Breadcrumb"] a')?.getAttribute('href')).toBe('/tools');
    expect(page.querySelector('main a[href^="/services/"]')).not.toBeNull();
  },
};

/** The pages of services in a city are made of the same parts in all cities; these are looked at as a whole. */
const sampleCities: ReadonlySet<string> = new Set(['coimbatore', 'sivakasi', 'nagercoil']);

/**
 * Returns everything a page refers to on its own site: links, scripts, styles, pictures, the icons and the manifest.
 */
const listReferences = (html: string, path: string): readonly string[] => {
  const own = new URL(path, firm.origin);
  return [...html.matchAll(/<[a-z][^>]* (?:href|src|action)="([^"]*)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), own))
    .filter(({ origin }) => origin === own.origin || origin === site.origin)
    .map(({ pathname }) => pathname);
};

describe('every address', () => {
  const canonicalOf = new Map(allAddresses(edition).map(({ path, canonical }) => [path, canonical]));
  const references = new Map<string, readonly string[]>();

  test('answers 200 with the complete page of its canonical address', async () => {
    const bodies = new Map<string, string>();
    for (const { path, route, canonical } of allAddresses(edition)) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await response.text();
      const known = bodies.get(canonical);
      if (known !== undefined) {
        expect(html === known, `${path} has the bytes of ${canonical}`).toBe(true);
        continue;
      }
      bodies.set(canonical, html);
      references.set(canonical, listReferences(html, canonical));
      expect(html.split('<h1'), path).toHaveLength(2);
      expect(html).toContain(`<link rel="canonical" href="${firm.origin}${canonical}">`);
      expect(html).toContain(`<html lang="${languageTags[readLocale(route)]}"`);
      if (route.kind === 'city-service' && !sampleCities.has(route.city)) continue;
      const page = parse(html);
      expect(page.querySelectorAll('header nav a').length).toBeGreaterThan(23);
      expect(page.querySelector('#root footer')).not.toBeNull();
      // The Tamil pages are checked in tests/tamil.test.ts.
      if (readLocale(route) === 'en') requirements[route.kind](page, route);
    }
    expect(bodies.size).toBe(pageRoutes(edition).length);
  });

  test('is linked within three clicks of home', async () => {
    const clicks = new Map([['/', 0]]);
    // A map goes on over what is added to it meanwhile: in the order of clicks.
    for (const [path, count] of clicks)
      for (const link of references.get(path) ?? []) {
        const target = canonicalOf.get(link) ?? link;
        if (!clicks.has(target)) clicks.set(target, count + 1);
      }
    const linked = new Set([...references].flatMap(([path, links]) => links.filter((link) => link !== path)));
    const lost = pageRoutes(edition)
      .map(canonicalPath)
      .filter((path) => !linked.has(path) || (clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS);
    expect(lost).toEqual([]);
    const others = [...linked].filter((link) => !canonicalOf.has(link));
    expect(others.length).toBeGreaterThan(10);
    for (const link of others) expect((await get(link)).status, link).toBe(200);
  });

  test('redirects for good from the earlier site', async () => {
    for (const { path, to } of allRedirects(edition)) {
      const response = await get(`${path}?utm=1`);
      expect(response.status, path).toBe(301);
      expect(response.headers.get('location')).toBe(`${to}?utm=1`);
    }
  });

  test('is in the sitemap only when canonical and published', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    // Tamil pages are listed once a native reader has signed for them.
    const published = allAddresses(edition).filter(
      ({ canonical }) => !/^\/ta(\/|$)/.test(canonical) || edition.site.signedTamilPages?.includes(canonical),
    );
    const canonical = new Set(published.map((address) => firm.origin + address.canonical));
    expect(new Set(listed)).toEqual(canonical);
    expect(listed).toHaveLength(canonical.size);
  });
});
