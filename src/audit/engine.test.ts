import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { closedTo, mayCrawl, readRobots } from './crawl-files.ts';
import { ownSite } from './own-site.ts';
import { judgePage, scoredChecks } from './page-checks.ts';
import { readPage } from './read-page.ts';
import { reportFileName, writers } from './report.ts';
import { createRequest, defaultPace, type Environment, type Request, unasked, workThrough } from './request.ts';
import { type AuditReport, linkedOnly } from './run-audit.ts';
import { judgeSite, type SiteFacts } from './site-checks.ts';
import { filterRows, siteScore, summarize } from './summary.ts';
import { findStatus } from './urls.ts';
import { type AuditRow, makeRow } from './visit.ts';

const site = ownSite(sampleEdition());
const warn = vi.fn<Environment['warn']>();
const open = readRobots('User-agent: *\nSitemap: /sitemap.xml');
const findPage = (html: string) => readPage({ url: 'https://site.test/a', html, truncated: false, headers: {} });

const row = (url: string, statusCode: number, loadTime = 10, title = 'A'): AuditRow =>
  makeRow(
    { path: url, listedIn: 'sitemap' },
    {
      answer: { ...unasked, statusCode, message: `HTTP ${statusCode}`, loadTime },
      page: statusCode === 200 ? findPage(`<title>${title}</title><h1>A</h1>`) : null,
    },
    open,
    site,
    warn,
  );

const scored = (score: number): AuditRow => {
  const plain = row('/a', 200);
  return { ...plain, seo: plain.seo && { ...plain.seo, score } };
};

const makeReport = (rows: readonly AuditRow[], findings: AuditReport['findings'] = []): AuditReport => {
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
    rows: [...rows],
    findings,
    notes: [],
  };
};

const bug = () => {
  throw new Error('bug');
};

describe('the score', () => {
  test('costs what the table says, between 0 and 100', () => {
    const page = findPage('');
    const counts = fc.array(fc.nat(8), { minLength: scoredChecks.length, maxLength: scoredChecks.length });
    fc.assert(
      fc.property(counts, (found) => {
        const checks = scoredChecks.map((check, index) => ({ ...check, run: () => Array(found[index]).fill('issue') }));
        const cost = scoredChecks.reduce((sum, { points }, index) => sum + points * (found[index] ?? 0), 0);
        expect(judgePage(page, warn, checks).score).toBe(cost > 100 ? 0 : 100 - cost);
      }),
    );
    expect(scoredChecks.map(({ points }) => points)).toEqual([15, 5, 5, 10, 5, 3, 15, 10, 2]);
  });

  test('rounds the mean of a site down', () => {
    expect(siteScore([{ ...row('/a', 200), seo: null }])).toEqual({ average: 0, lowest: 0, pages: 0 });
    const average = { average: 99.9, lowest: 99, pages: 1000 };
    expect(siteScore([...Array(999).fill(scored(100)), scored(99)])).toEqual(average);
  });
});

describe('a check that throws', () => {
  test('costs a page nothing and is reported', () => {
    const broken = { id: 'broken', points: 50, recommendation: 'none', run: bug };
    const issues = ['Check broken could not run: Error: bug'];
    expect(judgePage(findPage('<h1>A</h1>'), warn, [broken])).toEqual({ score: 100, issues, recommendations: [] });
    expect(warn).toHaveBeenCalledWith('Audit check failed', { check: 'broken', error: 'Error: bug' });
  });

  test('becomes an error of the site alone', () => {
    const good = { id: 'good', title: 'Good', run: () => [{ url: '/a', message: 'found' }] };
    const facts: SiteFacts = {
      origin: '',
      site,
      rows: [],
      pages: new Map(),
      replies: new Map(),
      robots: open,
      sitemap: { paths: [], foreign: [], repeated: [] },
      complete: true,
    };
    expect(judgeSite(facts, warn, [{ ...good, id: 'bad', run: bug }, good])).toEqual([
      { check: 'bad', outcome: 'error', url: null, message: 'Check bad could not run: Error: bug' },
      { check: 'good', outcome: 'fail', url: '/a', message: 'found' },
    ]);
    const many = { ...good, run: () => Array(600).fill({ url: '/a', message: 'found' }) };
    expect(judgeSite(facts, warn, [many]).at(-1)?.message).toBe('and 100 more of this kind');
  });
});

describe('a result', () => {
  test.each([
    ['valid', [200, 203, 299]],
    ['redirect', [300, 399, null]],
    ['error', [199, 204, 400, 408, 503, 0]],
  ])('is %s with a status of %j', (status, codes) => {
    expect(codes.map(findStatus)).toEqual(codes.map(() => status));
  });

  test.each([
    [3000, false],
    [3001, true],
  ])('counts as slow after %i ms: %s', (loadTime, slow) => {
    const slowRow = row('/a', 200, loadTime);
    expect(slowRow.slow).toBe(slow);
    expect(summarize([slowRow], []).seoIssues.includes('Slower than 3000 ms: 1 (/a)')).toBe(slow);
  });

  test('has exactly the specified fields, and the verdict', () => {
    const { result, rule } = row('/tax-consultant-salem', 200);
    expect(Object.keys(result)).toEqual([
      ...['url', 'status', 'isValid', 'statusCode', 'message', 'crawlable', 'hasMetaTags', 'hasNoIndex'],
      ...['redirectTo', 'loadTime'],
    ]);
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
    const { headings, images, links } = findPage(
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

  test('knows an address in every form', () => {
    const forms = ['/b~c%C3%BC', 'HTTPS://Site.TEST.:443/b%7ec%c3%bc', '/b%7Ecü?', '/x/%2e%2e/b~c%C3%BC#:~:text=a'];
    const { links } = findPage(forms.map((form) => `<a href="${form}">b</a><img src="${form}">`).join(''));
    expect(links).toMatchObject({ internal: ['/b~c%C3%BC'], resources: ['/b~c%C3%BC'], fragments: [], external: 0 });
  });

  test('is read without fail, whatever it holds', () => {
    const pieces = fc.constantFrom(
      ...['<a href="', '">', '<base href="//x">', '<template>', '<svg>', '<title>', '<h1>', '<main>', '</main>'],
      ...['<img srcset=",,">', '<script type="application/ld+json">', '{"a":', '</script>', 'http://['],
      ...['<meta name=robots content=none>', '&#x', '%'],
    );
    const page = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 });
    fc.assert(fc.property(page, (parts) => void judgePage(findPage(parts.join('')), warn)));
  });

  test.each([
    ...[
      '<h1>a',
      '<a href=/b>',
      '<a href=/b>x</b>',
      '<svg>',
      '<template>',
      '<img srcset="a,',
      '<img srcset="',
      ',',
      '()',
      '(',
      '<meta property=og:a>',
    ],
    `${site.firm.phone} `,
    '<script type=application/ld+json>{"a":[{}]}</script>',
  ])('reads the start of a megabyte of %j in linear time', (piece) => {
    const page = findPage(piece.repeat(Math.ceil(1_000_000 / piece.length)));
    expect(page.headings.length).toBeLessThanOrEqual(50_000);
  });
});

test('is not requested again with a query', () => {
  const links = { internal: ['/contact', '/contact?city=salem', '/gone?x=1', '/other'], resources: ['/style.css'] };
  expect(linkedOnly([{ links }, { links }], new Set(['/contact']))).toEqual(['/gone?x=1', '/other', '/style.css']);
});

describe('robots.txt', () => {
  test('is read by the group of every crawler', () => {
    const robots = readRobots(`User-agent: a\nUser-agent: *\nDisallow: /x\n
User-agent: GPTBot/1.1\nDisallow: /\n
User-agent: GoogleBot\nDisallow: /y\n
User-agent: A\nDisallow: /z`);
    const closed = ['/x', '/y', '/z', '/'].map((path) => closedTo(robots, path));
    expect(closed).toEqual([['A', '*'], ['GoogleBot'], ['A'], []]);
    expect(['/x', '/y', '/z', '/'].map((path) => mayCrawl(robots, path))).toEqual([false, false, true, true]);
    expect(robots.closedTo).toEqual(['GPTBot/1.1']);
    const withoutBing = readRobots('User-agent: *\nAllow: /\n\nUser-agent: bingbot\nDisallow: /');
    expect(closedTo(withoutBing, '/about')).toEqual(['bingbot']);
    expect(mayCrawl(withoutBing, '/about')).toBe(false);
  });

  test('reads hostile patterns in time', () => {
    // Trying every way to match would not end.
    const robots = readRobots(`User-agent: *\nDisallow: /${'*a'.repeat(5000)}b$`);
    expect(mayCrawl(robots, `/${'a'.repeat(2000)}`)).toBe(true);
  });
});

describe('a request', () => {
  const asking = (fetch: typeof globalThis.fetch, cancel = new AbortController().signal): Request =>
    createRequest('https://site.test', { ...defaultPace, timeoutMs: 50 }, cancel, { fetch, warn });
  const head = { method: 'HEAD', path: '/a?b' } as const;

  /** Returns what a browser gives for a redirect that it may not follow. */
  const opaque = (): Response =>
    Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });
  const at = (url: string): Response => Object.defineProperty(new Response(), 'url', { value: url });
  const hanging: typeof fetch = (_url, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  test('goes to the site only, and follows nothing', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
    await asking(fetch)(head);
    expect(fetch.mock.calls).toEqual([
      ['https://site.test/a?b', expect.objectContaining({ method: 'HEAD', redirect: 'manual', credentials: 'omit' })],
    ]);
  });

  test.each([
    ['inside the site', async () => at('https://site.test/c'), '/c'],
    ['out of it, which is not followed', async () => Promise.reject(new TypeError('same-origin')), null],
  ])('finds where an opaque redirect leads: %s', async (_where, follow, redirectTo) => {
    const answer = await asking(async (_url, init) => (init?.redirect === 'follow' ? follow() : opaque()))(head);
    expect(answer).toMatchObject({ statusCode: null, message: 'Redirect', redirectTo });
  });

  test('says what became of it', async () => {
    expect(await asking(hanging)(head)).toMatchObject({ statusCode: 408, message: 'Request timeout' });
    const refused = await asking(() => Promise.reject(new TypeError('refused')))(head);
    expect(refused).toMatchObject({ statusCode: 0, message: 'Network error' });
    const messages = [200, 204, 299, 304, 400, 503].map(
      async (status) => (await asking(async () => new Response(null, { status }))(head)).message,
    );
    expect(await Promise.all(messages)).toEqual(['OK', 'HTTP 204', 'OK', 'HTTP 304', 'HTTP 400', 'HTTP 503']);
  });

  test.each([
    ['3', 3000],
    ['3600', 10_000],
    ['Thu, 26 Nov 2026 10:00:02 GMT', 2000],
    ['Thu, 26 Nov 2026 09:00:00 GMT', 0],
    ['', 1000],
    ['soon', 1000],
  ])('waits for 429 and Retry-After %j: %i ms', async (header, wait) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 10) });
    try {
      const refused = new Response(null, { status: 429, headers: { 'retry-after': header } });
      const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response()).mockResolvedValueOnce(refused);
      const answer = asking(fetch)(head);
      await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1));
      expect(fetch).toHaveBeenCalledTimes(wait === 0 ? 2 : 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(await answer).toMatchObject({ statusCode: 200, loadTime: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends a wait at once when it is cancelled', async () => {
    const cancel = new AbortController();
    const refused = new Response(null, { status: 429, headers: { 'retry-after': '9' } });
    const pending = asking(async () => refused, cancel.signal)(head);
    setTimeout(() => cancel.abort(), 10);
    await expect(pending).rejects.toThrow('aborted');
  });

  test('ends at once when it is cancelled', async () => {
    const cancel = new AbortController();
    const pending = asking(hanging, cancel.signal)(head);
    cancel.abort();
    await expect(pending).rejects.toThrow('aborted');
  });
});

describe('many requests', () => {
  test('keep the pace: five at a time, 100 ms apart', async () => {
    expect(defaultPace).toMatchObject({ timeoutMs: 10_000, concurrency: 5, delayMs: 100 });
    let running = 0;
    let most = 0;
    const request: Request = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return unasked;
    };
    const items = Array.from({ length: 10 }, (_, index) => `/${index}`);
    const done: string[] = [];
    const cancel = new AbortController().signal;
    const started = performance.now();
    await workThrough(items, { request, pace: defaultPace, cancel }, async (path, ask) => {
      await ask({ method: 'HEAD', path });
      await ask({ method: 'GET', path });
      done.push(path);
    });
    expect(done.toSorted()).toEqual(items);
    expect(most).toBe(5);
    // Four requests of each worker, which begins without waiting; a timer may be a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  test('let a real failure through', async () => {
    const crew = { request: async () => unasked, pace: defaultPace, cancel: new AbortController().signal };
    await expect(workThrough([1], crew, () => Promise.reject(new RangeError('bug')))).rejects.toThrow('bug');
  });
});

describe('reports', () => {
  const writeCsv = (title: string): string => {
    const plain = row('/a', 200);
    const seo = plain.seo && { ...plain.seo, metaTags: { ...plain.seo.metaTags, title } };
    return writers.csv.write(makeReport([{ ...plain, seo }]));
  };

  test.each(['=HYPERLINK("http://x")', '+1+2', '@SUM(A1)', '  =1', '\t=1'])('disarm %j as CSV', (title) => {
    expect((writeCsv(title).split('\r\n')[1] ?? '').replaceAll('""', '"')).toContain(`'${title}`);
  });

  test('keep quotes, commas and line breaks within a CSV cell', () => {
    expect(writeCsv('a "b", c\nd')).toContain(',"a ""b"", c\nd",');
  });

  test('name everything as text, without control characters', () => {
    const lost = { check: 'orphans', outcome: 'fail', url: '/a', message: 'lost \u001b[31m' } as const;
    const text = writers.txt.write(makeReport([row('/a', 200), row('/b', 404), row('/c', 301)], [lost]));
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
