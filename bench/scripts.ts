/** The size of the scripts that a page loads until everything on it works. */
import { gzipSync } from 'node:zlib';
import { onePageOfEachKind, withSite } from '../checks/pages.ts';
import { openOnPhone, wakeIslands } from './phone.ts';
import { figure, type Row } from './row.ts';

/** The aims, gzipped bytes. */
const PLAIN = 6 * 1024;
const WITH_ISLAND = 87 * 1024;

/** What counts days, on pages that show due dates (docs/decisions/0041-days-counted-on-the-device.md). */
const DAYS = 3 * 1024;

/** How long requests are recorded after the load event, milliseconds. */
const WATCH = 4000;

/** The gzipped bytes of the inline scripts of a page, without data. */
const inlineSize = (html: string): number =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/src=|json/.test(attributes ?? ''))
    .reduce((sum, [, , code]) => sum + gzipSync(code ?? '', { level: 9 }).length, 0);

/** The gzipped bytes of scripts as the server sends them. */
const packedSize = async (urls: readonly string[]): Promise<number> => {
  const sizes = urls.map(async (url) => {
    const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    return Number(response.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The scripts that a page fetches until all of its islands are hydrated. */
const scriptsOf = async (url: string): Promise<readonly string[]> => {
  const { page, close } = await openOnPhone('about:blank');
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(request.url());
  });
  try {
    await page.goto(url);
    await page.waitForTimeout(WATCH);
    await wakeIslands(page);
    return [...fetched];
  } finally {
    await close();
  }
};

const measure = async (origin: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { kind, path } of onePageOfEachKind()) {
    const html = await (await fetch(origin + path)).text();
    const scripts = await scriptsOf(origin + path);
    const bytes = inlineSize(html) + (await packedSize(scripts));
    const days = scripts.some((url) => url.includes('/due-dates-')) ? DAYS : 0;
    const most = (html.includes('<div data-island=') ? WITH_ISLAND : PLAIN) + days;
    const [what, ours, aim] = [`${kind}: scripts, gzip`, `${figure(bytes)} bytes`, `at most ${figure(most)}`];
    rows.push({ what, ours, aim, met: bytes <= most });
    console.log(`  ${kind}: ${figure(bytes)} bytes`);
  }
  return rows;
};

/** Measures one page of each kind. */
export const scripts = (): Promise<readonly Row[]> => withSite(measure);
