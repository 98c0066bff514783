/** A site with planted faults, one for each check and each edge of a threshold: all found, none invented. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditReport } from '../../src/audit/index.ts';
import { aliases, knowledge, listed, startFaultySite } from './faulty-site.ts';
import { faults, headerFaults } from './planted-faults.ts';
import { auditPlanted, type PlantedSite } from './planted-site.ts';

let site: PlantedSite;
let report: AuditReport;

beforeAll(async () => {
  site = await startFaultySite();
  report = await auditPlanted(site.origin, knowledge, { aliases: true, pace: { pageBytes: 200_000 } });
});
afterAll(() => site.close());

const rowOf = (path: string) => report.rows.find(({ result }) => result.url === path);

describe('the planted site', () => {
  test('has more than sixty faults', () => {
    const planted = faults.flatMap(({ issues, findings, message }) => [
      ...new Set(issues),
      ...findings,
      ...(message === 'OK' ? [] : [message]),
    ]);
    expect(planted.length + headerFaults.length).toBeGreaterThan(60);
  });

  test('is asked in the order of the sitemap, then the aliases', () => {
    expect(report.rows.map(({ result }) => result.url)).toEqual([...listed, ...aliases]);
  });

  test.each(faults.filter((fault) => fault.listed !== 'unlisted').map((fault) => [fault.path, fault] as const))(
    '%s',
    (path, fault) => {
      const row = rowOf(path);
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
    expect(rowOf('/')?.seo).toMatchObject({ score: 100, issues: [] });
    expect(report.findings.filter(({ url }) => url === '/')).toEqual([]);
  });

  test('says about the site as a whole what was planted there', () => {
    const whole = report.findings.filter(({ url }) => url === null).map(({ check, message }) => `${check}: ${message}`);
    expect(whole).toEqual([
      'sitemap-conflicts: The sitemap lists an address of another site: https://elsewhere.test/',
      'sitemap-conflicts: The sitemap lists an address of another site: no address',
      ...headerFaults.map(([path, missing]) =>
        expect.stringMatching(new RegExp(`^security-headers: No ${missing}.* on 1 pages: ${path}$`)),
      ),
    ]);
    expect(report.findings.every(({ outcome }) => outcome === 'fail')).toBe(true);
  });

  test('records redirects with their targets and does not follow them', () => {
    expect(rowOf('/moved')?.result).toMatchObject({ status: 'redirect', statusCode: 301, redirectTo: '/title-60' });
    expect(rowOf('/leaves')?.result).toMatchObject({ statusCode: 302, redirectTo: 'https://elsewhere.test/' });
    expect(site.asked.filter((line) => line.endsWith(' /moved'))).toHaveLength(1);
  });

  test('adds up', () => {
    const { summary } = report;
    const errors = faults.filter(
      ({ message, status, listed: where }) =>
        where !== 'unlisted' && message !== 'OK' && !(Number(status) >= 300 && Number(status) < 400),
    );
    const redirects = faults.filter(({ status }) => Number(status) >= 300 && Number(status) < 400);
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
    expect(rowOf('/title-absent')?.result.hasMetaTags).toBe(false);
    expect(rowOf('/title-60')?.result.hasMetaTags).toBe(true);
    expect(rowOf('/noindex-header')?.result.hasNoIndex).toBe(true);
  });
});
