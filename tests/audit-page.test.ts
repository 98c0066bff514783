import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WIDGET_KEY } from '../content/storage-keys.ts';
import { sortRows } from '../src/islands/audit-tool/results.tsx';
import { duration, spokenProgress } from '../src/islands/audit-tool/wording.ts';
import { dayInIndia } from '../src/office/indian-time.ts';
import { violationsOn } from './support/accessibility.ts';
import { sampleEdition } from './support/firms.ts';
import { goTo } from './support/islands.ts';
import { openSite } from './support/open-site.ts';
import { desktop, type PageCheck, phone, type Setup, visitPage } from './support/visit-page.ts';

const { pages, firm } = sampleEdition();
const { audit } = pages;

const siteInBrowser = openSite();

/** A page with three faults: a short title, no description, an image without a text. */
const poorPage = `<!doctype html><html lang="en"><head><title>Poor</title></head><body><main><h1>Poor page</h1>
<h2>Part</h2><img src="/a.png"><a href="/about">About</a></main></body></html>`;

const goodPage = (number: number): string =>
  `<!doctype html><html lang="en"><head><title>A test page with a title long enough ${number}</title>
<meta name="description" content="${`Words of page ${number} that describe it. `.repeat(5).slice(0, 140)}"></head>
<body><main><h1>Page ${number}</h1></main></body></html>`;

interface Scene {
  readonly paths: readonly string[];
  readonly routes?: Readonly<Record<string, (route: Route) => Promise<unknown>>>;
}

const html = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: route.request().method() === 'HEAD' ? '' : body });

const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${firm.origin}${path}</loc></url>`).join('')}</urlset>`;

const routed = async (page: Page, { paths, routes = {} }: Scene): Promise<void> => {
  await page.route('**/sitemap.xml', (route) =>
    route.fulfill({ contentType: 'application/xml', body: sitemap(paths) }),
  );
  for (const [path, answer] of Object.entries(routes)) await page.route(`${siteInBrowser.site.origin}${path}`, answer);
};

/** Two fine pages, a real redirect, a page that is not there, one that does not answer, one that is poor. */
const mixed: Scene = {
  paths: ['/test-a', '/test-b', '/income-tax', '/test-gone', '/test-silent', '/test-poor'],
  routes: {
    '/test-a': html(goodPage(1)),
    '/test-b': html(goodPage(2)),
    '/test-poor': html(poorPage),
    '/test-silent': (route) => route.abort(),
  },
};
/** The browser's own words about answers that a test provokes, and the engine's warning about them. */
const provoked = /Failed to load resource/;

const audited = (scene: Scene, setup: Setup, check: PageCheck): Promise<void> => {
  const before: Setup['before'] = async (page, context) => {
    await routed(page, scene);
    await setup.before?.(page, context);
  };
  return visitPage(siteInBrowser, '/audit', { expected: provoked, ...setup, before }, async (page) => {
    await goTo(page, 'audit-tool');
    await check(page);
  });
};

const runButton = (page: Page): Locator => page.getByRole('button', { name: 'Run Audit', exact: true });
const cells = (page: Page): Promise<string[]> => page.locator('main table tbody th a').allInnerTexts();
const urls = async (page: Page): Promise<string[]> =>
  (await cells(page)).map((text) => text.replace(/\s*\(opens.*$/s, '').trim());
const finished = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Summary' }).waitFor();
const row = (page: Page, path: string): Locator =>
  page.locator('main table tbody tr', { has: page.locator('th', { hasText: path }) });

const run = async (page: Page): Promise<void> => {
  await runButton(page).click();
  await finished(page);
};

const expectStatus = async (page: Page): Promise<void> => {
  expect(await urls(page)).toEqual(mixed.paths);
  const text = async (path: string): Promise<string> => (await row(page, path).innerText()).replace(/\s+/g, ' ');
  expect(await text('/test-a')).toMatch(/200 OK.*404 Page not found.*to \/.*100/);
  expect(await text('/income-tax')).toMatch(
    /(?<!\d )Redirect to \/services\/income-tax-filing 301 to \/services\/income-tax/,
  );
  expect(await text('/test-gone')).toContain('HTTP 404');
  expect(await text('/test-silent')).toContain('Network error');
  const main = page.locator('main');
  expect(await main.innerText()).toMatch(/Total URLs\s+6/);
  expect(await main.innerText()).toMatch(/User-agent line\s+yes/);
  expect(await main.innerText()).toMatch(/Locations\s+6/);
  expect(await main.getByText(/HTTP 404: 1 \(\/test-gone\)/).count()).toBe(1);
  expect(await main.getByText('Repair or remove the addresses that give errors').count()).toBe(1);
};

const expectFilters = async (page: Page): Promise<void> => {
  const expectAfter = async (name: RegExp, paths: readonly string[]): Promise<void> => {
    await page.getByRole('radio', { name }).check();
    await expect.poll(() => urls(page)).toEqual(paths);
  };
  await expectAfter(/^Valid 3/, ['/test-a', '/test-b', '/test-poor']);
  await expectAfter(/^Errors 2/, ['/test-gone', '/test-silent']);
  await expectAfter(/^Redirects 1/, ['/income-tax']);
  await expectAfter(/^All 6/, mixed.paths);
  await page.getByLabel('Filter by URL').fill('TEST-P');
  await expect.poll(() => urls(page)).toEqual(['/test-poor']);
  await page.getByLabel('Filter by URL').fill('nowhere');
  await page.getByText('No address matches the filters.').waitFor();
};

const expectFiles = async (page: Page): Promise<void> => {
  const saved = async (name: string): Promise<readonly [string, string]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  };
  const today = dayInIndia(Date.now());
  const [name, text] = await saved('Download Report');
  expect(name).toBe(`website-audit-${today}.txt`);
  expect(text).toContain('Total URLs: 6');
  expect(text).toContain('[404] /test-gone - HTTP 404');
  expect(text).toMatch(/\[redirect\] \/income-tax - Redirect to \/services\/income-tax-filing, /);
  const [csvName, csv] = await saved('Download CSV');
  expect(csvName).toBe(`website-audit-${today}.csv`);
  expect(csv).toMatch(/^\ufeffurl,status,/);
  expect(csv.trim().split('\r\n')).toHaveLength(7);
  expect(csv).toMatch(/^\/income-tax,redirect,false,,Redirect,.*,\/services\/income-tax-filing,/m);
  const [jsonName, json] = await saved('Download JSON');
  expect(jsonName).toBe(`website-audit-${today}.json`);
  expect(JSON.parse(json)).toMatchObject({ summary: { totalUrls: 6, errorUrls: 2, redirectUrls: 1 } });
  expect(text + csv + json).not.toMatch(/\b300\b/);
};

test('shows, sorts, filters and saves its verdicts', async () => {
  const files: string[] = [];
  const engine = () => files.filter((file) => /\/run-/.test(file)).length;
  const before = async (page: Page) => void page.on('request', (request) => files.push(request.url()));
  await audited(mixed, { before }, async (page) => {
    expect(await runButton(page).isEnabled()).toBe(true);
    expect(await page.getByText('The audit tool needs JavaScript').count()).toBe(0);
    expect(engine()).toBe(0);
    // The test uses the keyboard alone.
    await runButton(page).focus();
    await page.keyboard.press('Enter');
    await finished(page);
    expect(engine()).toBe(1);
    // The focus went from the disabled button to the report, not to nowhere.
    expect(await page.locator(':focus').innerText()).toBe('Summary');
    await expectStatus(page);
    const heading = page.locator('main thead th', { hasText: 'URL' });
    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(() => urls(page)).toEqual(mixed.paths.toSorted());
    await page.keyboard.press('Enter');
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => urls(page)).toEqual(mixed.paths.toSorted().toReversed());
    // A run of its own has an order of its own.
    await run(page);
    await expectFilters(page);
    await expectFiles(page);
  });
});

test('is harmless without JavaScript, and says so', async () => {
  await visitPage(siteInBrowser, '/audit', { javaScriptEnabled: false }, async (page) => {
    expect(await runButton(page).isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox').isDisabled()).toBe(true);
    expect(await page.getByText('The audit tool needs JavaScript').isVisible()).toBe(true);
  });
});

describe('a run', () => {
  test('goes from Run Audit through Running Audit... to results', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const scene: Scene = {
      paths: ['/test-a', '/test-held'],
      routes: {
        '/test-a': html(goodPage(1)),
        '/test-held': async (route) => {
          await held;
          await html(goodPage(2))(route);
        },
      },
    };
    await audited(scene, {}, async (page) => {
      await runButton(page).click();
      const busy = page.getByRole('button', { name: 'Running Audit...', exact: true });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
      // Partial results come while it runs.
      await row(page, '/test-a').waitFor();
      expect(await page.getByRole('progressbar').getAttribute('max')).toBe('2');
      expect(await page.getByText('1 / 2').isVisible()).toBe(true);
      expect(await page.getByRole('region', { name: 'Progress of the audit' }).innerText()).toMatch(/\d s left/);
      expect(await page.getByText('Auditing addresses: 50%').count()).toBe(1);
      answer();
      await finished(page);
      expect(await runButton(page).isEnabled()).toBe(true);
      expect(await page.getByRole('progressbar').count()).toBe(0);
      expect(await page.getByText('Audit finished. 2 addresses: 2 valid, 0 redirects, 0 errors').count()).toBe(1);
    });
  });

  test('lists findings beyond the score in groups by check', async () => {
    await audited({ paths: ['/test-a', '/test-b'], routes: { '/test-*': html(goodPage(1)) } }, {}, async (page) => {
      await run(page);
      expect(await page.getByRole('heading', { name: 'Beyond the score' }).isVisible()).toBe(true);
      const group = page.locator('details', { hasText: 'Duplicate titles' });
      expect(await group.locator('li').count()).toBe(0);
      await group.locator('summary').click();
      await group.locator('li').first().waitFor();
      expect(await group.locator('li').first().innerText()).toContain('/test-');
      expect(await page.getByText('Page scores').isVisible()).toBe(true);
    });
  });

  test('keeps the finished rows when it is cancelled', async () => {
    const scene: Scene = {
      paths: ['/test-a', '/test-held'],
      routes: { '/test-a': html(goodPage(1)), '/test-held': () => new Promise(() => {}) },
    };
    await audited(scene, {}, async (page) => {
      await runButton(page).click();
      await row(page, '/test-a').waitFor();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await finished(page);
      expect(await urls(page)).toEqual(['/test-a']);
      expect(
        await page
          .getByText('This run was cancelled. The report covers only the pages checked until then.')
          .isVisible(),
      ).toBe(true);
      expect(await page.getByText('Cancelled: 1 of 2 addresses were audited.').isVisible()).toBe(true);
    });
  });

  test('logs a failed start, and works after a reload', async () => {
    const before = (page: Page) => page.route('**/assets/run-*.js', (route) => route.abort());
    await audited(mixed, { expected: /Audit failed|Failed to load resource/, before }, async (page) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('Audit failed'));
      await runButton(page).click();
      await page.getByRole('alert').filter({ hasText: 'The audit could not run.' }).waitFor();
      await logged;
      expect(await page.locator('main table').count()).toBe(0);
      await page.unroute('**/assets/run-*.js');
      // Not every browser fetches a module again that has failed once on the same page.
      await page.reload();
      await goTo(page, 'audit-tool');
      await run(page);
      expect(await page.getByText('The audit could not run.').count()).toBe(0);
    });
  });

  test('includes alias addresses when the box is ticked', async () => {
    await audited({ paths: ['/test-a'], routes: { '/test-a': html(goodPage(1)) } }, {}, async (page) => {
      await page.getByRole('checkbox', { name: 'Include alias addresses' }).check();
      await runButton(page).click();
      const bar = page.locator('main progress[max]');
      await page.waitForFunction(() => Number(document.querySelector('main progress')?.getAttribute('max')) > 1000);
      expect(await bar.count()).toBe(1);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await finished(page);
    });
  });
});

describe('the results', () => {
  test("tell a page's words and structure on demand", async () => {
    await audited(mixed, {}, async (page) => {
      await run(page);
      const button = page.getByRole('button', { name: 'Details of /test-poor' });
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      const details = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      expect(await details.innerText()).toMatch(/Score 83/);
      expect(await details.innerText()).toMatch(/Poor \(4 characters\)/);
      expect(await details.innerText()).toMatch(/h1 Poor page\s+h2 Part/);
      expect(await details.innerText()).toMatch(/Without alt text\s+1/);
      await button.click();
      expect(await details.count()).toBe(0);
      await page.getByRole('button', { name: 'Details of /test-gone' }).click();
      await page.getByText('No page was read at this address').waitFor();
    });
  });

  test('come fifty at a time', async () => {
    const paths = Array.from({ length: 54 }, (_, index) => `/test-many-${index}`);
    const scene: Scene = { paths, routes: { '/test-many-*': html(goodPage(1)) } };
    await audited(scene, {}, async (page) => {
      await run(page);
      const turn = (name: string) => page.getByRole('button', { name, exact: true });
      await expect.poll(() => urls(page)).toEqual(paths.slice(0, 50));
      expect(await turn('Previous rows').count()).toBe(0);
      await turn('Next rows').click();
      await expect.poll(() => urls(page)).toEqual(paths.slice(50));
      await expect.poll(() => page.locator(':focus').innerText()).toContain(paths[50]);
      expect(await page.getByText('51\u201354 of 54 addresses').isVisible()).toBe(true);
      expect(await turn('Next rows').count()).toBe(0);
      await turn('Previous rows').click();
      await expect.poll(() => urls(page)).toEqual(paths.slice(0, 50));
      await turn('Next rows').click();
      // Another order begins at its beginning.
      await page.locator('main table thead button').first().click();
      await expect.poll(() => urls(page)).toEqual(paths.slice(0, 50));
    });
  });
});

test('are accessible and do not scroll sideways', async () => {
  // The policy would rightly refuse the checker's script.
  const before = (page: Page) =>
    page.addInitScript((key) => self === top && sessionStorage.setItem(key, 'true'), WIDGET_KEY);
  await audited(mixed, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce', before }, async (page) => {
    await run(page);
    await page.getByRole('button', { name: 'Details of /test-poor' }).click();
    for (const summary of await page.locator('main details summary').all()) await summary.click();
    await expect.poll(() => page.evaluate(() => document.querySelector('aside')?.hidden)).toBe(false);
    for (const { width, height } of [phone, desktop]) {
      await page.setViewportSize({ width, height });
      // Fixed parts at the window's edge cover whatever is scrolled to it: the window is enlarged to the fullHeight page.
      const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: fullHeight });
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await page.locator('main [style]').count()).toBe(0);
  });
});

describe('the report', () => {
  test('writes a duration in minutes and seconds', () => {
    expect([0, 1400, 60_000, 80_000].map(duration)).toEqual(['1 s', '1 s', '1 min', '1 min 20 s']);
  });

  test('announces progress once for each tenth', () => {
    const descriptions = new Set(
      Array.from({ length: 1001 }, (_, done) =>
        spokenProgress(
          { ...audit.tool, newTab: '' },
          { phase: 'pages', done, total: 1000, remainingMs: null, rows: [] },
        ),
      ),
    );
    expect(descriptions.size).toBe(11);
  });

  test('sorts rows without a score last', () => {
    type Rows = Parameters<typeof sortRows>[0];
    const rows = [50, null, 90].map((score) => ({ seo: score && { score } })) as unknown as Rows;
    const scores = (direction: 'ascending' | 'descending') =>
      sortRows(rows, { key: 'score', direction }).map(({ seo }) => seo?.score ?? null);
    expect(scores('ascending')).toEqual([50, 90, null]);
    expect(scores('descending')).toEqual([90, 50, null]);
  });
});
