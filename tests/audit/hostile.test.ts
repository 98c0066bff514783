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
  sitemapOf,
  strangeSite,
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
    if (request.url === '/sitemap.xml') return void response.end(sitemapOf([plantedFirm.origin + path]));
    return answer(request, response);
  });
  return site;
};

const send =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = goodHeaders): Answering =>
  (request, response) =>
    void response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);

describe('a hostile server', () => {
  test('that never answers anything costs two timeouts, not one for every address', async () => {
    site = await plantSite((request) => hang(request));
    const known = { ...strangeSite, canonical: Array.from({ length: 100 }, (_, index) => `/${index}`) };
    const report = await auditPlanted(site.origin, known);
    // robots.txt, the sitemap and the first page, whose limits may be over together.
    expect(site.asked.length).toBeLessThanOrEqual(3);
    expect(report.notes).toContain('Only the first 1 of 100 listed addresses were asked for.');
    expect(report.robots.issues).toEqual(['robots.txt could not be read: Request timeout']);
    expect(report.rows[0]?.result).toMatchObject({ statusCode: 408, message: 'Request timeout', isValid: false });
    expect(report.summary).toMatchObject({ totalUrls: 1, errorUrls: 1, averageLoadTime: 0 });
  });

  test('that stops in the middle of a page runs into the timeout too', async () => {
    const { origin } = await withPage('/', (request, response) => {
      response.writeHead(200, goodHeaders);
      if (request.method === 'HEAD') response.end();
      else response.write('<html><title>Half', () => hang(request));
    });
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result).toMatchObject({ statusCode: 408, crawlable: false });
    expect(report.rows[0]?.seo).toBeNull();
  });

  test('that never stops sending is cut off', async () => {
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

  test('that redirects in a circle is asked once', async () => {
    const { origin, asked } = await withPage('/', (_, response) => response.writeHead(302, { location: '/' }).end());
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result).toMatchObject({ status: 'redirect', redirectTo: '/' });
    expect(asked.filter((line) => line === 'HEAD /')).toHaveLength(1);
    expect(report.findings.map(({ message }) => message)).toContain('Redirect loop: / to /');
  });

  test('that tries to lead the audit elsewhere leads it nowhere', async () => {
    const other = await plantSite((_request, response) => void response.end());
    const { host } = new URL(other.origin);
    site = await plantSite((request, response) => {
      if (request.url === '/robots.txt') return void response.end(goodRobots);
      if (request.url === '/sitemap.xml')
        return void response.end(
          sitemapOf([`${plantedFirm.origin}//${host}/a`, `${other.origin}/b`, '//c', 'file:///etc/passwd']),
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
  ])('whose charset is %s is read as far as possible', async (_what, type) => {
    const { origin } = await withPage('/', send(plantedPage('/'), { ...goodHeaders, 'content-type': type }));
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result.statusCode).toBe(200);
    expect(report.rows[0]?.seo).not.toBeNull();
  });

  test('with ten thousand links is asked for no more than the limit, and says so', async () => {
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

  test('with a sitemap of a hundred thousand locations is cut off', async () => {
    const locations = Array.from({ length: 100_000 }, (_, index) => `https://firm.test/${index}`);
    const map = sitemapOf(locations);
    site = await plantSite(
      (request, response) => void response.writeHead(request.url === '/sitemap.xml' ? 200 : 404).end(map),
    );
    const report = await auditPlanted(site.origin, undefined, { pace: { maxAddresses: 10 } });
    expect(report.rows).toHaveLength(10);
    expect(report.notes[0]).toMatch(/^Only the first 10 of 50000/);
  });

  test('with tags that never close and deeply nested data is read in time', async () => {
    const body = `${'<'.repeat(50_000)}${'<a b="'.repeat(50_000)}`;
    const deep = `<script type="application/ld+json">${'['.repeat(200_000)}</script>`;
    const { origin } = await withPage('/', send(plantedPage('/', { head: deep, body })));
    // Were the time to grow with the square of the length, the test would run into its own limit.
    const report = await auditPlanted(origin);
    expect(report.rows[0]?.result.statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  test('keeps what is there and draws no conclusion from what is not', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
    const cancel = new AbortController();
    site = await plantSite((request, response) => {
      if (request.url === '/robots.txt') return void response.end(goodRobots);
      if (request.url === '/sitemap.xml')
        return void response.end(sitemapOf(['/', ...paths].map((path) => plantedFirm.origin + path)));
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

  test('before the start asks nothing', async () => {
    site = await plantSite(() => {});
    const report = await auditPlanted(site.origin, undefined, { signal: AbortSignal.abort() });
    expect(site.asked).toEqual([]);
    expect(report).toMatchObject({ cancelled: true, rows: [] });
  });
});
