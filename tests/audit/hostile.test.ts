import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Answering,
  auditPlanted,
  goodHeaders,
  goodRobots,
  hang,
  type PlantedSite,
  plantedFirm,
  plantedPage,
  plantSite,
  quietWorld,
  strangeSite,
  writeSitemap,
} from './planted-site.ts';

let site: PlantedSite | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

/** Serves a fair robots file and sitemap, and one address as told. */
const withPage = async (path: string, answer: Answering): Promise<PlantedSite> => {
  site = await plantSite((request, response) => {
    if (request.url === '/robots.txt') return void response.end(goodRobots);
    if (request.url === '/sitemap.xml') return void response.end(writeSitemap([plantedFirm.origin + path]));
    return answer(request, response);
  });
  return site;
};

const send =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = goodHeaders): Answering =>
  (request, response) =>
    void response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);

const staysClosed = 'Search engines stay away from the whole site while robots.txt gives a server error or no answer';

describe('a hostile server', () => {
  test('costs three timeouts when it never answers', async () => {
    site = await plantSite((request) => hang(request));
    const known = { ...strangeSite, canonical: Array.from({ length: 100 }, (_, index) => `/${index}`) };
    const report = await auditPlanted(site.origin, known);
    // robots.txt and the sitemap, whose limits may be over together, and the first page by HEAD and GET.
    expect(site.asked.length).toBeLessThanOrEqual(4);
    expect(report.notes).toContain('Only the first 1 of 100 listed addresses were asked for.');
    expect(report.robots.issues).toEqual(['robots.txt could not be read: Request timeout', staysClosed]);
    expect(report.rows[0]?.result).toMatchObject({ statusCode: 408, message: 'Request timeout', isValid: false });
    expect(report.summary).toMatchObject({ totalUrls: 1, errorUrls: 1, averageLoadTime: 0 });
  });

  test('times out in the middle of a page', async () => {
    const { origin } = await withPage('/', (request, response) => {
      response.writeHead(200, goodHeaders);
      if (request.method === 'HEAD') response.end();
      else response.write('<html><title>Half', () => hang(request));
    });
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result).toMatchObject({ statusCode: 408, crawlable: false });
    expect(report.rows[0]?.seo).toBeNull();
  });

  test('is cut off when it never stops sending', async () => {
    const { origin } = await withPage('/', (request, response) => {
      response.writeHead(200, goodHeaders);
      if (request.method === 'HEAD') return void response.end();
      response.write(plantedPage('/'));
      const flood = (): void => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(5000)));
      };
      response.on('drain', flood);
      flood();
    });
    const report = await auditPlanted(origin, undefined, { pace: { pageBytes: 300_000 } });
    expect(report.rows[0]?.result.statusCode).toBe(200);
    expect(report.rows[0]?.seo?.score).toBe(100);
    expect(report.findings.map(({ check }) => check)).toEqual(['unreadable-pages']);
  });

  test('is asked once when it redirects in a circle', async () => {
    const { origin, asked } = await withPage('/', (_, response) => response.writeHead(302, { location: '/' }).end());
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result).toMatchObject({ status: 'redirect', redirectTo: '/' });
    expect(asked.filter((line) => line === 'HEAD /')).toHaveLength(1);
    expect(report.findings.map(({ message }) => message)).toContain('Redirect loop: / to /');
  });

  test('leads the audit nowhere else', async () => {
    const other = await plantSite((_request, response) => void response.end());
    const { host } = new URL(other.origin);
    site = await plantSite((request, response) => {
      if (request.url === '/robots.txt') return void response.end(goodRobots);
      if (request.url === '/sitemap.xml')
        return void response.end(
          writeSitemap([`${plantedFirm.origin}//${host}/a`, `${other.origin}/b`, '//c', 'file:///etc/passwd']),
        );
      if (request.url === `//${host}/a`) return void response.writeHead(302, { location: `${other.origin}/d` }).end();
      return void response.writeHead(404).end();
    });
    const report = await auditPlanted(site.origin);
    expect(report.rows.map(({ result }) => result.url)).toEqual([`//${host}/a`]);
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test.each([
    ['unknown', 'text/html; charset=nonsense'],
    ['UTF-16 in name only', 'text/html; charset=utf-16le'],
  ])('is read as far as possible in %s', async (_what, type) => {
    const { origin } = await withPage('/', send(plantedPage('/'), { ...goodHeaders, 'content-type': type }));
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result.statusCode).toBe(200);
    expect(report.rows[0]?.seo).not.toBeNull();
  });

  test('is asked for no more links than the limit', async () => {
    const links = Array.from({ length: 10_000 }, (_, index) => `<a href="/gone-${index}">gone</a>`).join('');
    const { origin, asked } = await withPage('/', (request, response) =>
      request.url === '/'
        ? send(plantedPage('/', { body: links }))(request, response)
        : void response.writeHead(404).end(),
    );
    const report = await auditPlanted(origin, undefined, { pace: { maxLinked: 50, concurrency: 20 } });
    expect(asked.filter((line) => line.startsWith('HEAD /gone-'))).toHaveLength(50);
    expect(report.findings.filter(({ check }) => check === 'broken-links')).toHaveLength(50);
    expect(report.notes).toEqual([
      'Only the first 50 of 10000 addresses that are linked but not listed were asked for.',
    ]);
    expect(report.rows[0]?.seo?.internalLinking.internal).toBe(10_002);
  });

  test('is cut off after a hundred thousand locations', async () => {
    const locations = Array.from({ length: 100_000 }, (_, index) => `https://firm.test/${index}`);
    const map = writeSitemap(locations);
    site = await plantSite(
      (request, response) => void response.writeHead(request.url === '/sitemap.xml' ? 200 : 404).end(map),
    );
    const report = await auditPlanted(site.origin, undefined, { pace: { maxAddresses: 10 } });
    expect(report.rows).toHaveLength(10);
    expect(report.notes[0]).toMatch(/^Only the first 10 of 50000/);
  });

  test('is read in time with unclosed and nested tags', async () => {
    const body = `${'<'.repeat(50_000)}${'<a b="'.repeat(50_000)}`;
    const deep = `<script type="application/ld+json">${'['.repeat(200_000)}</script>`;
    const { origin } = await withPage('/', send(plantedPage('/', { head: deep, body })));
    // Were the time to grow with the square of the length, the test would run into its own limit.
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result.statusCode).toBe(200);
  });
});

describe('a server that limits requests', () => {
  const slower = 'Audit more slowly: the server refused some requests as too many (HTTP 429)';
  const refuse = (response: ServerResponse): void =>
    void response.writeHead(429, { ...goodHeaders, 'retry-after': '0' }).end();

  test('is asked again after the time that it names', async () => {
    let refusedAt = 0;
    let waited = 0;
    const { origin, asked } = await withPage('/', (request, response) => {
      if (refusedAt === 0) {
        refusedAt = performance.now();
        return void response.writeHead(429, { 'retry-after': '1' }).end();
      }
      waited ||= performance.now() - refusedAt;
      return send(plantedPage('/'))(request, response);
    });
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result).toMatchObject({ statusCode: 200, message: 'OK' });
    expect(report.rows[0]?.seo?.score).toBe(100);
    expect(asked.filter((line) => line === 'HEAD /')).toHaveLength(2);
    expect(waited).toBeGreaterThan(990);
    expect(report.summary.recommendations).not.toContain(slower);
  });

  test('is asked twice, and the page is no fault', async () => {
    const { origin, asked } = await withPage('/', (_, response) => refuse(response));
    const report = await auditPlanted(origin);
    expect(asked.filter((line) => line.endsWith(' /'))).toEqual(['HEAD /', 'HEAD /']);
    expect(report.rows[0]?.result).toMatchObject({ status: 'error', statusCode: 429, message: 'HTTP 429' });
    expect(report.summary.seoIssues).toContain('HTTP 429: 1 (/)');
    expect(report.summary.recommendations).toContain(slower);
    expect(report.summary.recommendations.join()).not.toContain('Repair');
    expect(report.findings).toEqual([]);
  });

  test('leaves a linked address unjudged, which is said', async () => {
    const body = '<a href="/a">a</a><img alt="b" src="/b.png">';
    const { origin } = await withPage('/', (request, response) =>
      request.url === '/' ? send(plantedPage('/', { body }))(request, response) : refuse(response),
    );
    const report = await auditPlanted(origin);
    expect(report.findings).toEqual([]);
    expect(report.notes).toEqual([`HTTP 429 for 2 linked addresses: /a, /b.png. ${slower}.`]);
  });

  test('may refuse robots.txt, which closes nothing', async () => {
    site = await plantSite((request, response) => {
      if (request.url === '/robots.txt') return refuse(response);
      if (request.url === '/sitemap.xml') return void response.end(writeSitemap([`${plantedFirm.origin}/`]));
      return send(plantedPage('/'))(request, response);
    });
    const report = await auditPlanted(site.origin);
    expect(report.robots.issues).toEqual(['robots.txt could not be read: HTTP 429']);
    expect(report.robots.recommendations).toEqual([slower]);
    expect(report.summary.crawlableUrls).toBe(1);
  });
});

test('accepts a host with the dot of the root', async () => {
  const { origin, asked } = await withPage('/', send(plantedPage('/', { body: '<a href="/gone">gone</a>' })));
  const dotted = 'http://firm.test.:8080';
  const fetch: typeof globalThis.fetch = (input, init) => quietWorld.fetch(String(input).replace(dotted, origin), init);
  const report = await auditPlanted(dotted, strangeSite, { environment: { ...quietWorld, fetch } });
  expect(report.rows[0]?.result.statusCode).toBe(200);
  expect(asked).toContain('HEAD /gone');
});

describe('cancelling', () => {
  test('keeps what is there, and concludes nothing else', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
    const cancel = new AbortController();
    site = await plantSite((request, response) => {
      if (request.url === '/robots.txt') return void response.end(goodRobots);
      if (request.url === '/sitemap.xml')
        return void response.end(writeSitemap(['/', ...paths].map((path) => plantedFirm.origin + path)));
      if (request.url === '/page-10') return cancel.abort();
      return send(plantedPage(request.url ?? ''))(request, response);
    });
    const report = await auditPlanted(site.origin, undefined, { signal: cancel.signal });
    expect(report.cancelled).toBe(true);
    expect(report.rows.length).toBeGreaterThan(3);
    expect(report.rows.length).toBeLessThan(15);
    expect(report.summary.errorUrls).toBe(0);
    expect(report.findings).toEqual([]);
    expect(report.notes).toEqual([`Cancelled: ${report.rows.length} of 31 addresses were audited.`]);
  });

  test('asks nothing before the start', async () => {
    site = await plantSite(() => {});
    const report = await auditPlanted(site.origin, undefined, { signal: AbortSignal.abort() });
    expect(site.asked).toEqual([]);
    expect(report).toMatchObject({ cancelled: true, rows: [] });
  });
});
