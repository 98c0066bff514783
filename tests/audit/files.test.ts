import { afterEach, describe, expect, test } from 'vitest';
import { auditPlanted, goodRobots, type PlantedSite, plantedFirm, plantSite, writeSitemap } from './planted-site.ts';

const noAgent = 'robots.txt has no User-agent line';
const noSitemap = 'robots.txt has no Sitemap line';
const closed = 'robots.txt closes the whole site (Disallow: /)';
const noDeclaration = 'sitemap.xml has no XML declaration';
const noUrlset = 'sitemap.xml has no urlset element';
const noLocation = 'sitemap.xml lists no location';

/** Breaks the connection; given in place of a status. */
const BREAKS = 0;

let site: PlantedSite | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

const audit = async (robots: string | number | null, sitemap: string | null) => {
  site = await plantSite((request, response) => {
    const body = request.url === '/robots.txt' ? robots : request.url === '/sitemap.xml' ? sitemap : '';
    if (body === BREAKS) return void request.socket.destroy();
    if (typeof body === 'number') return void response.writeHead(body).end('User-agent: *\nAllow: /');
    return void response.writeHead(body === null ? 404 : 200).end(body);
  });
  return auditPlanted(site.origin);
};

const pages = (count: number): string =>
  writeSitemap(Array.from({ length: count }, (_, index) => `${plantedFirm.origin}/${index}`));

test.each([
  ['fair', goodRobots, []],
  ['with a byte order mark', `\ufeff${goodRobots}`, []],
  ['with capitals and comments', 'USER-AGENT: *# all\r\nsitemap:/sitemap.xml', []],
  ['absent', null, ['robots.txt could not be read: HTTP 404']],
  ['empty', '', [noAgent, noSitemap]],
  ['without an agent', 'Sitemap: /sitemap.xml', [noAgent]],
  ['without a sitemap', 'User-agent: *\nAllow: /', [noSitemap]],
  ['with both only in comments', '# User-agent: *\n# Sitemap: /a', [noAgent, noSitemap]],
  ['closing everything', `${goodRobots}User-agent: *\nDisallow: /`, [closed]],
  ['closing everything with a star', `User-agent: a\nUser-agent: *\nDisallow: /*\nSitemap: /a`, [closed]],
  ['closing and opening everything', `User-agent: *\nDisallow: /\nAllow: /\nSitemap: /a`, []],
  [
    'closing everything to a search engine',
    `${goodRobots}User-agent: Googlebot\nDisallow: /`,
    ['robots.txt closes the whole site to Googlebot (Disallow: /)'],
  ],
  ['with an empty Disallow', 'User-agent: *\nDisallow:\nSitemap: /a', []],
])('robots.txt %s', async (_what, robots, issues) => {
  const report = await audit(robots, pages(1));
  expect(report.robots.issues).toEqual(issues);
  expect(report.robots.isValid).toBe(issues.length === 0);
  for (const issue of issues) expect(report.summary.seoIssues).toContain(issue);
});

test.each([
  [500, 'HTTP 500', 0],
  [503, 'HTTP 503', 0],
  [BREAKS, 'Network error', 0],
  [404, 'HTTP 404', 1],
  [403, 'HTTP 403', 1],
])('robots.txt with status %i (%s) leaves %i pages to crawlers', async (status, message, crawlable) => {
  const { robots, summary, rows } = await audit(status, pages(1));
  const staysClosed = 'Search engines stay away from the whole site while robots.txt gives a server error or no answer';
  expect(robots).toMatchObject({ hasUserAgent: false, hasSitemap: false, hasFullDisallow: false });
  expect(robots.issues).toEqual([
    `robots.txt could not be read: ${message}`,
    ...(crawlable === 0 ? [staysClosed] : []),
  ]);
  expect(summary.crawlableUrls).toBe(crawlable);
  expect(rows[0]?.closedTo).toEqual(crawlable === 0 ? ['*'] : []);
});

test('reports other crawlers that are kept out', async () => {
  const { robots, summary } = await audit(`${goodRobots}User-agent: Greedy\nDisallow: /`, pages(50));
  expect(robots).toMatchObject({ isValid: true, hasFullDisallow: false });
  expect(robots.recommendations).toEqual(['robots.txt closes the whole site to Greedy: see whether that is wanted']);
  expect(summary.crawlableUrls).toBe(50);
});

const prefixed = (prefix: string, within: string): string =>
  `<?xml version="1.0"?><${prefix}:urlset xmlns:${prefix}="http://www.sitemaps.org/schemas/sitemap/0.9">
<${prefix}:url><${prefix}:loc>${plantedFirm.origin}/</${prefix}:loc>${within}</${prefix}:url></${prefix}:urlset>`;

describe('sitemap.xml', () => {
  test.each([
    ['fair', pages(1), []],
    ['absent', null, ['sitemap.xml could not be read: HTTP 404']],
    ['without a declaration', pages(1).slice(pages(1).indexOf('\n') + 1), [noDeclaration]],
    ['without a urlset', pages(1).replaceAll('urlset', 'list'), [noUrlset]],
    [
      'with a urlset in a comment',
      `<?xml version="1.0"?><!-- <urlset> --><url><loc>${plantedFirm.origin}/</loc></url>`,
      [noUrlset],
    ],
    ['without a location', pages(0), [noLocation]],
    ['with an empty location', '<?xml version="1.0"?><urlset><url><loc> </loc></url></urlset>', [noLocation]],
    ['only an image', '<?xml version="1.0"?><urlset><url><image:loc>/a.png</image:loc></url></urlset>', [noLocation]],
    ['that is a page', '<!doctype html><title>Not found</title>', [noDeclaration, noUrlset, noLocation]],
    [
      'with CDATA and references',
      `<?xml version="1.0"?><urlset><url><loc><![CDATA[${plantedFirm.origin}/a?b=1&c=2]]></loc></url></urlset>`,
      [],
    ],
    ['with a prefix', prefixed('ns0', ''), []],
    [
      'with a prefix and an image',
      prefixed('site-map', '<image:image><image:loc>/a.png</image:loc></image:image>'),
      [],
    ],
    [
      'that is an index',
      `<?xml version="1.0"?><sitemapindex><sitemap><loc>${plantedFirm.origin}/pages.xml</loc></sitemap></sitemapindex>`,
      ['sitemap.xml is a sitemap index: it lists other sitemaps, which were not audited'],
    ],
    [
      'that is an index with a prefix',
      `<?xml version="1.0"?><sm:sitemapindex><sm:sitemap><sm:loc>${plantedFirm.origin}/a.xml</sm:loc></sm:sitemap></sm:sitemapindex>`,
      ['sitemap.xml is a sitemap index: it lists other sitemaps, which were not audited'],
    ],
  ])('%s', async (_what, sitemap, issues) => {
    const report = await audit(goodRobots, sitemap);
    if (sitemap?.includes(':loc>') && issues.length === 0)
      expect(report).toMatchObject({ sitemap: { urlCount: 1 }, rows: [{ result: { url: '/' }, listedIn: 'sitemap' }] });
    expect(report.sitemap.issues).toEqual(issues);
    expect(report.sitemap.isValid).toBe(issues.length === 0);
  });

  test.each([
    [49, 1],
    [50, 0],
  ])('gets for %i locations %i recommendations', async (count, recommendations) => {
    const { sitemap } = await audit(goodRobots, pages(count));
    expect(sitemap).toMatchObject({ urlCount: count, isValid: true });
    expect(sitemap.recommendations).toHaveLength(recommendations);
  });

  test('lists an address once, in whatever form it is written', async () => {
    const forms = ['https://firm.test/a~b', 'HTTPS://Firm.Test:443/a%7eb', 'https://firm.test./a%7Eb?', ' /c'];
    const { rows, findings } = await audit(goodRobots, writeSitemap(forms));
    expect(rows.map(({ result }) => result.url)).toEqual(['/a~b']);
    expect(findings.flatMap(({ message }) => (/sitemap/.test(message) ? message : []))).toEqual([
      'Listed more than once in the sitemap',
      'The sitemap lists an address of another site: /c',
    ]);
  });

  test('falls back to known addresses when it is empty', async () => {
    const report = await audit(goodRobots, pages(0));
    expect(report.rows.map(({ result, listedIn }) => [result.url, listedIn])).toEqual([['/', 'known addresses']]);
    expect(report.notes).toHaveLength(1);
  });
});
