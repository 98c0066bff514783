import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { cityFacts } from '../content/cities/index.ts';
import type { PayerKind } from '../content/due-dates/kinds/en.ts';
import { SECURITY_REVIEW } from '../content/own-facts.ts';
import { readRecord } from '../generator/checks/content-texts.ts';
import { SECURITY_TXT } from '../generator/site-lists.ts';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import type { PageRoute } from '../src/addresses/route.ts';
import { sampleEdition } from './support/firms.ts';
import { serveSite } from './support/open-site.ts';

const edition = sampleEdition();
const { payerKinds, firm, ownPosts, canonicalPath, hrefCalendar } = edition;

const site = serveSite();

const get = async (path: string): Promise<{ type: string; body: string }> => {
  const response = await fetch(site.origin + path);
  expect(response.status, path).toBe(200);
  const { headers } = response;
  return { type: headers.get('content-type') ?? '', body: await response.text() };
};

const dateIn = async (file: string): Promise<string> => {
  const { changedOn } = (await readRecord(edition, `${file}/en.ts`)) as { changedOn: string };
  return changedOn;
};

/** Returns the dates of the content of which a page is made; fixed pages keep theirs in the file of their copy. */
const listDates = async (route: PageRoute): Promise<string[]> => {
  switch (route.kind) {
    case 'fixed':
      return [];
    case 'service':
    case 'papers':
      return [await dateIn(`services/${route.service}`)];
    case 'city':
      return [cityFacts[route.city].changedOn];
    case 'city-service':
      return [await dateIn(`services/${route.service}`), cityFacts[route.city].changedOn];
    case 'post':
      // The owner's own are dated by themselves.
      return ownPosts.some(({ id }) => id === route.post) ? [] : [await dateIn(`posts/${route.post}`)];
    case 'tool':
    case 'own-page':
    case 'own-service':
      return [];
  }
};

describe('sitemap.xml', () => {
  test('keeps the protocol, with a day for each', async () => {
    const { body, type } = await get('/sitemap.xml');
    expect(type).toMatch(/^application\/xml/);
    const entry = String.raw`<url><loc>https://[^<>&"' ]+</loc><lastmod>\d{4}-\d\d-\d\d</lastmod>(?:<xhtml:link rel="alternate" hreflang="[\w-]+" href="https://[^<>&"' ]+"/>)*</url>\n`;
    const shape = `^<\\?xml version="1.0" encoding="UTF-8"\\?>\\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\\n(?:${entry})+</urlset>\\n$`;
    expect(new RegExp(shape).test(body)).toBe(true);
  });

  test('dates a page by its latest file', async () => {
    const { body } = await get('/sitemap.xml');
    const dates = new Map(
      [...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, url, day]) => [url, day]),
    );
    for (const route of pageRoutes(edition, ['en'])) {
      const latest = (await listDates(route)).toSorted().at(-1);
      if (latest) expect(dates.get(firm.origin + canonicalPath(route)), canonicalPath(route)).toBe(latest);
    }
  });
});

test('robots.txt lets everyone in and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toMatch(/^User-agent: \*$/m);
  expect(body).toContain(`Sitemap: ${firm.origin}/sitemap.xml`);
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

const feeds = [
  ...(firm.blogUrl ? [['application/rss+xml', `${firm.blogUrl.replace(/\/$/, '')}/feeds/posts/default?alt=rss`]] : []),
  ['application/atom+xml', '/feed.xml'],
];

test("names the feeds on the blog's page alone", async () => {
  const pages = await Promise.all(['/blog', '/about'].map(async (path) => parse((await get(path)).body)));
  const named = pages.map((page) =>
    page
      .querySelectorAll('link[rel=alternate][type]')
      .map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
  );
  expect(named).toEqual([feeds, []]);
});

test.each(['all', ...(Object.keys(payerKinds) as PayerKind[])] as const)(
  'the calendar "%s" is served as one',
  async (kind) => {
    const { type, body } = await get(hrefCalendar(kind));
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nEND:VCALENDAR\r\n$/s);
  },
);

test('serves the IndexNow key where it belongs', async () => {
  expect((await get(`/${firm.indexNowKey}.txt`)).body).toBe(firm.indexNowKey);
});

describe('security.txt (RFC 9116)', () => {
  const read = async () => {
    const response = await fetch(`${site.origin}/${SECURITY_TXT}`);
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const fields = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(':')));
    const values = (name: string) => (fields.get(name) ?? []).map((line) => line.slice(name.length + 2));
    return { response, names: [...fields.keys()], values };
  };

  test('has each required field once, as plain text', async () => {
    const { response, names, values } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    for (const name of names.filter((other) => other !== 'Contact')) expect(values(name), name).toHaveLength(1);
    expect(values('Contact')).toEqual([`mailto:${firm.email}`, `${firm.origin}/contact`]);
    expect(values('Canonical')).toEqual([`${firm.origin}/.well-known/security.txt`]);
  });

  test('expires after the review, within a year', async () => {
    const { values } = await read();
    const [expires = ''] = values('Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    expect(days(SECURITY_REVIEW, expires)).toBe(90);
    expect(days(new Date().toISOString(), expires)).toBeLessThan(365);
  });
});
