/** The size of the scripts that a page loads until everything on it works. */
import { gzipSync } from 'node:zlib';
import { asPhone, onePageOfEachKind, withSite } from '../checks/pages.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { figure, type Row } from './row.ts';

/** The aims, gzipped bytes. */
const PLAIN = 6 * 1024;
const WITH_ISLAND = 87 * 1024;

/** What counts days, on pages that show due dates (docs/decisions/0041-days-counted-on-the-device.md). */
const DAYS = 3 * 1024;

/** How long requests are recorded after the load event, milliseconds. */
const WATCH = 4000;

const inlineSize = (html: string): number =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/src=|json/.test(attributes ?? ''))
    .reduce((sum, [, , code]) => sum + gzipSync(code ?? '', { level: 9 }).length, 0);

const packedSize = async (url: string): Promise<number> => {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(response.headers.get('content-length'));
};

/** In a new browser, until all islands of the page are hydrated. */
const scriptsOf = async (url: string): Promise<readonly string[]> => {
  const browser = await launchBrowser();
  const fetched = new Set<string>();
  try {
    const page = await (await asPhone(browser)).newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.add(request.url());
    });
    await page.goto(url);
    await page.waitForTimeout(WATCH);
    for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
    return [...fetched];
  } finally {
    await browser.close();
  }
};

export const scripts = (): Promise<readonly Row[]> =>
  withSite(async (origin) => {
    const rows: Row[] = [];
    for (const { kind, path } of onePageOfEachKind()) {
      const html = await (await fetch(origin + path)).text();
      const urls = await scriptsOf(origin + path);
      const sizes = await Promise.all(urls.map(packedSize));
      const bytes = sizes.reduce((sum, size) => sum + size, inlineSize(html));
      const days = urls.some((url) => url.includes('/due-dates-')) ? DAYS : 0;
      const most = (html.includes('<div data-island=') ? WITH_ISLAND : PLAIN) + days;
      rows.push({ what: kind, ours: `${figure(bytes)} bytes`, aim: figure(most), met: bytes <= most });
      console.log(`  ${kind}: ${figure(bytes)} bytes`);
    }
    return rows;
  });
