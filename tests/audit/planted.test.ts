import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteKnowledge } from '../../src/audit/own-site.ts';
import type { AuditReport } from '../../src/audit/run-audit.ts';
import { siteCheckTitles } from '../../src/audit/site-checks.ts';
import { faults, headerFaults } from './planted-faults.ts';
import {
  auditPlanted,
  goodHeaders,
  goodRobots,
  hang,
  type PlantedSite,
  plantedFirm,
  plantedPage,
  plantSite,
  writeSitemap,
} from './planted-site.ts';

const home = plantedPage('/', {
  body: faults
    .filter(({ linked }) => linked)
    .map(({ path }) => `<a href="${path}">to</a>`)
    .join(' '),
});

const byPath = new Map(faults.map((fault) => [fault.path, fault]));

/** The addresses in the order of the sitemap. */
const listed = ['/', ...faults.filter((fault) => fault.listed === 'sitemap').map(({ path }) => path)];

const aliases = faults.filter((fault) => fault.listed === 'alias').map(({ path }) => path);

const unknownToRules = ['/unknown-to-rules', '/unlisted-page', '/sheet.pdf'];

const knowledge: SiteKnowledge = {
  firm: plantedFirm,
  judge: (path) => {
    if (unknownToRules.includes(path)) return { statusCode: 404, message: 'Page not found', redirectTo: '/' };
    return path.startsWith('/alias-')
      ? { statusCode: 301, message: 'HTTP 301', redirectTo: '/title-60' }
      : { statusCode: 200, message: 'Valid URL', redirectTo: null };
  },
  canonical: [],
  aliases,
};

const startFaultySite = (): Promise<PlantedSite> => {
  const locations = [...listed, '/repeated'].map((path) => plantedFirm.origin + path);
  return plantSite((request, response) => {
    const path = request.url ?? '';
    const isHead = request.method === 'HEAD';
    const send = (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer): void => {
      response.writeHead(status, headers).end(isHead ? undefined : body);
    };
    if (path === '/robots.txt') return send(200, {}, goodRobots);
    if (path === '/sitemap.xml')
      return send(200, {}, writeSitemap([...locations, 'https://elsewhere.test/', 'no address']));
    if (path === '/') return send(200, goodHeaders, home);
    const fault = byPath.get(path);
    if (!fault) return send(404, goodHeaders, plantedPage(path));
    const status = isHead ? (fault.headStatus ?? fault.status) : fault.status;
    if (status === 'hang') return hang(request);
    if (status === 'break') return void request.socket.destroy();
    return send(status, fault.headers, fault.body);
  });
};

let site: PlantedSite;
let report: AuditReport;

beforeAll(async () => {
  site = await startFaultySite();
  report = await auditPlanted(site.origin, knowledge, { aliases: true, pace: { pageBytes: 200_000 } });
});
afterAll(() => site.close());

const makeRow = (path: string) => report.rows.find(({ result }) => result.url === path);

describe('the planted site', () => {
  test('has a fault for each of sixty checks', () => {
    const planted = faults.flatMap(({ issues, findings, message }) => [
      ...new Set(issues),
      ...findings,
      ...(message === 'OK' ? [] : [message]),
    ]);
    expect(planted.length + headerFaults.length).toBeGreaterThan(60);
    expect([...siteCheckTitles.keys()].filter((check) => !planted.includes(check))).toEqual(['security-headers']);
  });

  test('is asked in sitemap order, then by alias', () => {
    expect(report.rows.map(({ result }) => result.url)).toEqual([...listed, ...aliases]);
  });

  test.each(faults.filter((fault) => fault.listed !== 'unlisted').map((fault) => [fault.path, fault] as const))(
    '%s',
    (path, fault) => {
      const row = makeRow(path);
      expect(row?.result.message).toBe(fault.message);
      expect(row?.result.crawlable).toBe(fault.crawlable);
      expect(row?.seo?.score ?? 0).toBe(fault.score);
      const found = row?.seo?.issues ?? [];
      expect(found).toHaveLength(fault.issues.length);
      for (const [index, issue] of fault.issues.entries()) expect(found[index]).toContain(issue);
      const checks = report.findings.filter(({ url }) => url === path).map(({ check }) => check);
      expect(checks.toSorted()).toEqual([...fault.findings].toSorted());
    },
  );

  test('has nothing to say about the home page', () => {
    expect(makeRow('/')?.seo).toMatchObject({ score: 100, issues: [] });
    expect(report.findings.filter(({ url }) => url === '/')).toEqual([]);
  });

  test('reports the planted faults of the whole site', () => {
    const ofSite = report.findings
      .filter(({ url }) => url === null)
      .map(({ check, message }) => `${check}: ${message}`);
    expect(ofSite).toEqual([
      'sitemap-conflicts: The sitemap lists an address of another site: https://elsewhere.test/',
      'sitemap-conflicts: The sitemap lists an address of another site: no address',
      ...headerFaults.map(([path, missing]) =>
        expect.stringMatching(new RegExp(`^security-headers: No ${missing}.* on 1 pages: ${path}$`)),
      ),
    ]);
    expect(report.findings.every(({ outcome }) => outcome === 'fail')).toBe(true);
  });

  test('records redirects with their targets and does not follow them', () => {
    expect(makeRow('/moved')?.result).toMatchObject({ status: 'redirect', statusCode: 301, redirectTo: '/title-60' });
    expect(makeRow('/leaves')?.result).toMatchObject({ statusCode: 302, redirectTo: 'https://elsewhere.test/' });
    expect(site.asked.filter((line) => line.endsWith(' /moved'))).toHaveLength(1);
  });

  test('adds up', () => {
    const { summary } = report;
    const isRedirect = (status: unknown): boolean => Number(status) >= 300 && Number(status) < 400;
    const errors = faults.filter(
      ({ message, status, listed: where }) => where !== 'unlisted' && message !== 'OK' && !isRedirect(status),
    );
    const redirects = faults.filter(({ status, listed: where }) => where !== 'unlisted' && isRedirect(status));
    expect(summary).toMatchObject({
      totalUrls: listed.length + aliases.length,
      errorUrls: errors.length,
      redirectUrls: redirects.length,
    });
    expect(summary.validUrls + summary.errorUrls + summary.redirectUrls).toBe(summary.totalUrls);
    expect(summary.crawlableUrls + summary.nonCrawlableUrls).toBe(summary.totalUrls);
    expect(summary.crawlableUrls).toBe(1 + faults.filter(({ crawlable }) => crawlable).length);
    expect(summary.seoIssues).toContain(
      'Title is missing: 5 (/title-absent, /title-empty, /title-in-svg, /everything, /exactly-zero)',
    );
    expect(summary.seoIssues).toContain('Request timeout: 1 (/hangs)');
    expect(makeRow('/title-absent')?.result.hasMetaTags).toBe(false);
    expect(makeRow('/title-60')?.result.hasMetaTags).toBe(true);
    expect(makeRow('/noindex-header')?.result.hasNoIndex).toBe(true);
  });
});
