import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { compareRuns, digestOf } from './compare.ts';
import { holds, measureNames, parseCondition } from './fail-on.ts';
import { linkedOnly } from './gather-site.ts';
import { ownSite } from './own-site.ts';
import { judgePage, scoredChecks } from './page-checks.ts';
import { readPage } from './read-page.ts';
import { mentionFinder } from './read-text.ts';
import { csvReport, reportFileName } from './report.ts';
import { junitReport } from './report-junit.ts';
import { textReport } from './report-text.ts';
import { readRobots } from './robots.ts';
import { runCheck } from './run-check.ts';
import { judgeSite, type SiteCheck } from './site-checks.ts';
import type { SiteFacts } from './site-facts.ts';
import { statusOf } from './status.ts';
import { filterRows, siteScore, summarize } from './summary.ts';
import type { AuditReport, AuditRow } from './types.ts';
import { rowOf } from './visit.ts';

const site = ownSite();
const log = { warn: vi.fn() };
const open = readRobots('User-agent: *\nSitemap: /sitemap.xml');
const pageOf = (html: string) =>
  readPage({ url: 'https://site.test/a', html, truncated: false, headers: {} }, mentionFinder(site.firm));

const row = (url: string, statusCode: number, loadTime = 10, title = 'A'): AuditRow =>
  rowOf(
    { path: url, listedIn: 'sitemap' },
    {
      answer: { statusCode, message: `HTTP ${statusCode}`, redirectTo: null, headers: {}, truncated: false, loadTime },
      page: statusCode === 200 ? pageOf(`<title>${title}</title><h1>A</h1>`) : null,
    },
    open,
    site,
    log,
  );

const reportOf = (rows: readonly AuditRow[], findings: AuditReport['findings'] = []): AuditReport => {
  const file = { url: '/robots.txt', statusCode: 200, isValid: true, issues: [], recommendations: [] };
  return {
    origin: 'https://site.test',
    startedAt: '2026-11-21T08:00:00.000Z',
    durationMs: 1000,
    cancelled: false,
    summary: summarize(rows, []),
    score: siteScore(rows),
    robots: { ...file, hasUserAgent: true, hasSitemap: true, hasFullDisallow: false },
    sitemap: { ...file, url: '/sitemap.xml', hasDeclaration: true, hasUrlset: true, urlCount: 1 },
    rows,
    findings,
    notes: [],
  };
};

describe('the score', () => {
  test('costs what the table says and stays between 0 and 100', () => {
    const page = pageOf('');
    const counts = fc.array(fc.nat(8), { minLength: scoredChecks.length, maxLength: scoredChecks.length });
    fc.assert(
      fc.property(counts, (found) => {
        const checks = scoredChecks.map((check, index) => ({ ...check, run: () => Array(found[index]).fill('issue') }));
        const cost = scoredChecks.reduce((sum, { points }, index) => sum + points * (found[index] ?? 0), 0);
        expect(judgePage(page, log, checks).score).toBe(cost > 100 ? 0 : 100 - cost);
      }),
    );
    expect(scoredChecks.map(({ points }) => points)).toEqual([15, 5, 5, 10, 5, 3, 15, 10, 2]);
  });

  test('does not change when a check cannot run, which is said', () => {
    const broken = {
      ...scoredChecks[0],
      run: () => {
        throw new Error('bug');
      },
    };
    const outcome = judgePage(pageOf('<h1>A</h1>'), log, [broken]);
    expect(outcome).toMatchObject({ score: 100, issues: ['Check title-missing could not run: Error: bug'] });
    expect(log.warn).toHaveBeenCalledWith('a check failed to run', { check: 'title-missing', error: 'Error: bug' });
  });

  test('of a site is the mean rounded down, so that 100 means every page', () => {
    const rows = Array.from({ length: 999 }, (_, index) => ({ ...row(`/${index}`, 200), seo: null }));
    expect(siteScore(rows)).toEqual({ average: 0, lowest: 0, pages: 0 });
    const seo = row('/a', 200).seo;
    const scored = (score: number): AuditRow => ({ ...row('/a', 200), seo: seo && { ...seo, score } });
    expect(siteScore([...Array(999).fill(scored(100)), scored(99)])).toEqual({
      average: 99.9,
      lowest: 99,
      pages: 1000,
    });
  });
});

describe('a check that throws', () => {
  test('becomes an error result and takes nothing else with it', () => {
    const bad: SiteCheck = {
      id: 'bad',
      title: 'Bad',
      run: () => {
        throw new Error('bug');
      },
    };
    const good: SiteCheck = { ...bad, id: 'good', run: () => [{ url: '/a', message: 'found' }] };
    const facts: SiteFacts = {
      origin: '',
      firm: site.firm,
      judge: site.judge,
      results: [],
      pages: new Map(),
      replies: new Map(),
      robots: open,
      sitemap: { paths: [], foreign: [], repeated: [] },
      complete: true,
    };
    expect(judgeSite(facts, log, [bad, good])).toEqual([
      { check: 'bad', outcome: 'error', url: null, message: 'Check bad could not run: Error: bug' },
      { check: 'good', outcome: 'fail', url: '/a', message: 'found' },
    ]);
    const many = { ...good, run: () => Array(600).fill({ url: '/a', message: 'found' }) };
    expect(judgeSite(facts, log, [many]).at(-1)?.message).toBe('and 100 more of this kind');
    expect(runCheck({ id: 'x', run: () => [] }, null, log).outcome).toBe('pass');
  });
});

describe('a result', () => {
  test.each([
    [199, 'error'],
    [200, 'valid'],
    [204, 'error'],
    [299, 'valid'],
    [300, 'redirect'],
    [399, 'redirect'],
    [null, 'redirect'],
    [400, 'error'],
    [408, 'error'],
    [0, 'error'],
  ])('with status %i is sorted as %s', (statusCode, status) => {
    expect(statusOf(statusCode)).toBe(status);
  });

  test.each([
    [3000, false],
    [3001, true],
  ])('after %i ms is slow: %s', (loadTime, slow) => {
    const slowRow = row('/a', 200, loadTime);
    expect(slowRow.slow).toBe(slow);
    expect(summarize([slowRow], []).seoIssues.includes('Slower than 3000 ms: 1 (/a)')).toBe(slow);
  });

  test('has exactly the specified fields, and the verdict of the rules beside it', () => {
    const { result, rule } = row('/tax-consultant-salem', 200);
    expect(Object.keys(result).toSorted()).toEqual(
      [
        ...['url', 'status', 'isValid', 'statusCode', 'message', 'crawlable', 'hasMetaTags', 'hasNoIndex'],
        ...['redirectTo', 'loadTime'],
      ].toSorted(),
    );
    expect(rule).toEqual({ statusCode: 301, message: 'HTTP 301', redirectTo: '/locations/salem' });
  });

  test('averages over what answered', () => {
    expect(summarize([row('/a', 200, 10), row('/b', 404, 21), row('/c', 408, 10_000)], []).averageLoadTime).toBe(16);
  });

  test('is found by filter and text', () => {
    const rows = [row('/Alpha', 200), row('/beta', 404), row('/alphabet', 301)];
    const found = (filter: 'all' | 'valid' | 'errors' | 'redirects', text: string) =>
      filterRows(rows, filter, text).map(({ result }) => result.url);
    expect(found('all', ' ALPHA ')).toEqual(['/Alpha', '/alphabet']);
    expect([found('valid', ''), found('errors', ''), found('redirects', 'x')]).toEqual([['/Alpha'], ['/beta'], []]);
  });
});

describe('a page', () => {
  test('is described by its structure', () => {
    const { headings, images, links } = pageOf(
      '<h1>A <b>b</b>\n c</h1><h2>B</h2><h4>C</h4><img alt=a loading=lazy width=1 height=1><img alt=""><a href=/></a><a href=/ rel=nofollow><img alt=home></a>',
    );
    expect(headings).toEqual([
      { level: 1, text: 'A b c' },
      { level: 2, text: 'B' },
      { level: 4, text: 'C' },
    ]);
    expect(images).toMatchObject({ total: 3, decorative: 1, lazy: 1, withoutSize: 2, withoutAlt: [] });
    expect(links).toMatchObject({ internalTotal: 2, internal: ['/'], nofollow: 1, empty: 1 });
  });

  test('is read without fail, whatever it holds', () => {
    const pieces = fc.constantFrom(
      ...['<a href="', '">', '<base href="//x">', '<template>', '<svg>', '<title>', '<h1>', '<main>', '</main>'],
      ...['<img srcset=",,">', '<script type="application/ld+json">', '{"a":', '</script>', 'http://['],
      ...['<meta name=robots content=none>', '&#x', '%'],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }),
        (parts) => void judgePage(pageOf(parts.join('')), log),
      ),
    );
  });
});

test('a page that was audited is not asked for again with a query, and others are', () => {
  const links = { internal: ['/contact', '/contact?city=salem', '/gone?x=1', '/other'], resources: ['/style.css'] };
  expect(linkedOnly([{ links }, { links }], new Set(['/contact']))).toEqual(['/gone?x=1', '/other', '/style.css']);
});

describe('reports', () => {
  const nasty = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '  =1', '\t=1', '|calc', '%0A'];

  test.each(nasty)('as CSV disarm %j', (title) => {
    // A title cannot keep its outer spaces, but other fields might: the writer is asked directly.
    const plain = row('/a', 200);
    const seo = plain.seo && { ...plain.seo, metaTags: { ...plain.seo.metaTags, title } };
    const line = csvReport(reportOf([{ ...plain, seo }])).split('\r\n')[1] ?? '';
    expect(line.replaceAll('""', '"')).toContain(`'${title}`);
  });

  test('as CSV keep quotes, commas and line breaks in their cell', () => {
    const plain = row('/a', 200);
    const seo = plain.seo && { ...plain.seo, metaTags: { ...plain.seo.metaTags, title: 'a "b", c\nd' } };
    expect(csvReport(reportOf([{ ...plain, seo }]))).toContain(',"a ""b"", c\nd",');
  });

  test('as JUnit are well-formed and count failures', () => {
    const finding = { check: 'orphans', outcome: 'fail', url: '/<b>', message: 'a "quote" & \u0001 \ud800' } as const;
    const xml = junitReport(reportOf([row('/a', 200), row('/b', 404)], [finding]));
    expect(xml).toContain('<testsuite name="Addresses" tests="2" failures="1">');
    expect(xml).toContain('/&lt;b&gt;: a &quot;quote&quot; &amp; \ufffd \ufffd');
    expect(xml.match(/<testcase/g)?.length).toBe(
      (xml.match(/<\/testcase>/g)?.length ?? 0) + (xml.match(/"\/>/g)?.length ?? 0),
    );
  });

  test('as text name everything and send nothing to the terminal', () => {
    const text = textReport(
      reportOf(
        [row('/a', 200), row('/b', 404), row('/c', 301)],
        [{ check: 'orphans', outcome: 'fail', url: '/a', message: 'lost \u001b[31m' }],
      ),
    );
    for (const part of [
      ...['Total URLs: 3', 'Title is too short', 'Orphans:\n- /a: lost  [31m', '[404] /b', 'Redirects\n'],
      ...['/robots.txt: OK'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('\u001b');
  });

  test('are saved under the day of the run', () => {
    expect(reportFileName({ startedAt: '2026-11-21T08:00:00.000Z' }, 'txt')).toBe('website-audit-2026-11-21.txt');
    // Half past midnight in India.
    expect(reportFileName({ startedAt: '2026-11-21T19:00:00.000Z' }, 'csv')).toBe('website-audit-2026-11-22.csv');
  });
});

describe('conditions and comparisons', () => {
  test.each([['score<90'], [' errors >= 1.5 '], ['slow=0']])('understand %j', (text) => {
    expect(parseCondition(text)).not.toBeNull();
  });

  test.each([[''], ['score'], ['score<'], ['score=<1'], ['score<-1'], ['unknown<1'], ['constructor<1'], ['score<1;x']])(
    'refuse %j',
    (text) => {
      expect(parseCondition(text)).toBeNull();
    },
  );

  test('measure a report', () => {
    const report = reportOf([row('/a', 200), row('/b', 404), row('/c', 301, 4000)]);
    const met = (text: string) => {
      const condition = parseCondition(text);
      return condition && holds(report, condition);
    };
    expect(['errors=1', 'redirects>=1', 'slow>0', 'findings>0', 'score<100', 'lowest>80'].map(met)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(measureNames).toContain('score');
  });

  test('see what has changed between two runs', () => {
    const before = digestOf(reportOf([row('/a', 200), row('/b', 404), row('/gone', 200), row('/t', 200, 1, '')]));
    const after = digestOf(reportOf([row('/a', 500), row('/b', 200), row('/new', 200), row('/t', 200)]));
    expect(compareRuns(before, after)).toMatchObject({
      broken: ['/a'],
      repaired: ['/b'],
      better: ['/t'],
      worse: [],
      added: ['/new'],
      removed: ['/gone'],
    });
    expect(compareRuns(before, before).average).toBe(0);
  });
});
