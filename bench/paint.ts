/** Measures how soon pages are painted on a slow phone, compared with a blank page of the same server. */
import { cpSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { asPhone, onePageOfEachKind, withSite } from '../tests/site-checks/pages.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { sampleEdition } from '../tests/support/firms.ts';
import { scratchFolder } from './processes.ts';
import { figure, median, type Row } from './row.ts';

const ROUNDS = 5;

/** The aims: times the blank page's paints; milliseconds; cumulative layout shift. */
const OF_BLANK = 1.6;
const BLOCKING = 60;
const SHIFT = 0.01;

/** A slow line: bytes a second, and milliseconds to the server and back. */
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };

/** A phone's processor is assumed to be so much slower than this machine's. */
const SLOWDOWN = 4;

/** A page is watched this long after its load event, before anybody touches it. */
const WATCH_MS = 3000;

/** A task that takes longer keeps a touch waiting, milliseconds (https://web.dev/articles/tbt). */
const LONG_TASK = 50;

/** The paint on a phone: first and largest paint after the navigation, blocking time, milliseconds; layout shift. */
type Paint = readonly [first: number, largest: number, blocking: number, shift: number];

const measurePaint = async (url: string): Promise<Paint> => {
  const browser = await launchBrowser();
  const context = await asPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await page.waitForTimeout(WATCH_MS);
  const paint = await page.evaluate(async (longTask): Promise<Paint> => {
    const seen: PerformanceEntry[] = [];
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const of = (type: string) => seen.filter(({ entryType }) => entryType === type);
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    return [
      of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      sum(of('longtask').map(({ duration }) => duration - longTask)),
      sum((of('layout-shift') as (PerformanceEntry & { value: number })[]).map(({ value }) => value)),
    ];
  }, LONG_TASK);
  await browser.close();
  return paint;
};

/** The smallest page that is painted: one word and no second request. */
const BLANK =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Blank</title><link rel="icon" href="data:,"></head><body><p>Blank</p></body></html>';

/** Replaces the last page by a blank one, so that one server sends both with the same headers. @returns its address */
const withBlankPage = (folder: string): string => {
  cpSync(realpathSync(join(import.meta.dirname, '..', 'dist')), folder, { recursive: true });
  const edition = sampleEdition();
  const path = edition.canonicalPath(pageRoutes(edition).at(-1) ?? { kind: 'fixed', page: 'terms' });
  const file = join(folder, 'site', pageFile(path));
  // An alias may still be a hard link to it in the copy.
  rmSync(file);
  writeFileSync(file, BLANK);
  writeFileSync(`${file}.br`, brotliCompressSync(BLANK));
  writeFileSync(`${file}.gz`, gzipSync(BLANK, { level: 9 }));
  return path;
};

const middle = (paints: readonly Paint[]): Paint => {
  const of = (at: number): number => median(paints.map((paint) => paint[at] ?? Number.NaN));
  return [of(0), of(1), of(2), of(3)];
};

const makeRow = (what: string, paint: Paint, blank: Paint): Row => {
  const [first, largest, blocking, shift] = paint;
  const ratios = [first / blank[0], largest / blank[1]];
  return {
    what,
    ours: `${figure(first)}, ${figure(largest)} ms; ${figure(blocking)} ms; ${figure(shift, 3)}`,
    ratio: ratios.map((ratio) => figure(ratio, 2)).join(', '),
    met: ratios.every((ratio) => ratio <= OF_BLANK) && blocking <= BLOCKING && shift <= SHIFT,
  };
};

export const paint = async (): Promise<readonly Row[]> => {
  const dist = join(scratchFolder(), 'dist');
  const pages = [
    { kind: 'blank page', path: withBlankPage(dist) },
    ...onePageOfEachKind(),
    { kind: 'home, Tamil', path: '/ta' },
  ];
  const paints = new Map<string, Paint[]>(pages.map(({ kind }) => [kind, []]));
  await withSite(async (origin) => {
    // Each round loads every page, so that other work of the machine affects all of them.
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`  round ${round} of ${ROUNDS}`);
      for (const { kind, path } of pages) paints.get(kind)?.push(await measurePaint(origin + path));
    }
  }, dist);
  const blank = middle(paints.get('blank page') ?? []);
  const aim = `${OF_BLANK} of it; ${BLOCKING} ms; ${SHIFT}`;
  const [first, ...rows] = [...paints].map(([kind, all]) => makeRow(kind, middle(all), blank));
  return first ? [{ ...first, aim }, ...rows] : [];
};
