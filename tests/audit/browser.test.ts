/** The same engine in a browser, where redirects are opaque and headers come from the same origin. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bakeFirm } from '../../build/bake-firm.ts';
import { inlineFacts } from '../../build/inline-facts.ts';
import { firm } from '../../content/firm.ts';
import { sharedBrowser } from '../support/browser.ts';
import { goodHeaders, plantedPage } from './planted-page.ts';
import { goodRobots, type PlantedSite, plantSite, sitemapOf } from './planted-site.ts';

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    plugins: [bakeFirm(), inlineFacts('en')],
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/audit/index.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
};

/** Text, because the test runner would rewrite the import of a function. */
const inPage = `(async () => {
  const engine = await import('/engine.js');
  const report = await engine.runAudit(
    { origin: location.origin, aliases: false, signal: new AbortController().signal, onProgress: () => {} },
    { fetch: (input, init) => fetch(input, init), clock: engine.realClock, log: { warn: () => {} } },
  );
  return report.rows.map(({ result, seo }) => ({ ...result, score: seo && seo.score }));
})()`;

let code: string;
let browser: Browser;
let site: PlantedSite;
beforeAll(async () => {
  [code, browser] = await Promise.all([bundle(), sharedBrowser()]);
  const map = sitemapOf(['/', '/moved', '/leaves', '/gone'].map((path) => firm.origin + path));
  site = await plantSite((request, response) => {
    const { url = '' } = request;
    const send = (type: string, body: string): void =>
      void response.writeHead(200, { ...goodHeaders, 'content-type': type }).end(body);
    if (url === '/engine.js') return send('text/javascript', code);
    if (url === '/robots.txt') return send('text/plain', goodRobots);
    if (url === '/sitemap.xml') return send('application/xml', map);
    if (url === '/moved') return void response.writeHead(301, { location: '/' }).end();
    if (url === '/leaves') return void response.writeHead(302, { location: 'http://localhost:1/' }).end();
    if (url === '/') return send('text/html; charset=utf-8', plantedPage('/'));
    return void response.writeHead(404).end();
  });
});
afterAll(() => site?.close());

describe('in a browser', () => {
  test('the engine is small and needs no platform', () => {
    expect(code).not.toMatch(/node:|\bdocument\.|\bwindow\.|\bprocess\./);
    // With the lists of cities and services.
    expect(gzipSync(code).length).toBeLessThan(24_000);
  });

  test('audits the site from which it was loaded', async () => {
    const page = await browser.newPage();
    await page.goto(site.origin);
    const rows = await page.evaluate(inPage);
    await page.close();
    expect(rows).toMatchObject([
      { url: '/', statusCode: 200, message: 'OK', score: 100 },
      { url: '/moved', status: 'redirect', statusCode: null, message: 'Redirect', redirectTo: '/', score: null },
      { url: '/leaves', status: 'redirect', statusCode: null, message: 'Redirect', redirectTo: null },
      { url: '/gone', status: 'error', statusCode: 404, message: 'HTTP 404' },
    ]);
  });
});
