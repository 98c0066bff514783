/** How soon pages are painted on a slow phone, compared with a blank page of the same server. */
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onePageOfEachKind, startStandInBlog } from '../checks/pages.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { ensureBrowser, launchBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import { asPhone, SLOWDOWN } from './phone.ts';
import { figure, median, type Row } from './row.ts';

const ROUNDS = 5;

/** The aims: times the blank page's paints; milliseconds; cumulative layout shift. */
const OF_BLANK = 1.6;
const BLOCKING = 60;
const SHIFT = 0.01;

/** A slow line: bytes a second, and milliseconds to the server and back. */
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };

/** How long a page is looked at after its load event, before anybody touches it, milliseconds. */
const WATCH = 3000;

/** What a phone paints: milliseconds from the navigation; blocking time, milliseconds; cumulative layout shift. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** A task that takes longer keeps a touch waiting, milliseconds (https://web.dev/articles/tbt). */
const LONG_TASK = 50;

/** Opens a page in a browser of its own, with nothing in its cache, and looks at what it really paints. */
const measurePaint = async (url: string): Promise<Paint> => {
  const browser = await launchBrowser();
  try {
    const context = await asPhone(browser);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    await page.waitForTimeout(WATCH);
    return await page.evaluate(async (longTask) => {
      const seen: PerformanceEntry[] = [];
      for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const of = (type: string) => seen.filter(({ entryType }) => entryType === type);
      const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
      return {
        first: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        largest: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
        blocking: sum(of('longtask').map(({ duration }) => duration - longTask)),
        shift: sum((of('layout-shift') as (PerformanceEntry & { value: number })[]).map(({ value }) => value)),
      };
    }, LONG_TASK);
  } finally {
    await browser.close();
  }
};

/** The smallest page that is painted: one word and no second request. */
const BLANK = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Blank</title>
<link rel="icon" href="data:,">
</head>
<body>
<p>Blank</p>
</body>
</html>
`;

/**
 * Copies a built site and replaces its last page by a blank one, so that one server sends both with the same headers.
 * @param dist the folder that the build wrote
 * @param folder where the copy goes
 * @returns the address of the blank page
 */
const withBlankPage = (dist: string, folder: string): string => {
  cpSync(realpathSync(dist), folder, { recursive: true });
  const path = canonicalPath(pageRoutes().at(-1) ?? { kind: 'fixed', page: 'terms' });
  const file = join(folder, 'site', pageFile(path));
  // In the copy an alias may still be a hard link to it.
  rmSync(file);
  writeFileSync(file, BLANK);
  writeFileSync(`${file}.br`, brotliCompressSync(BLANK));
  writeFileSync(`${file}.gz`, gzipSync(BLANK, { level: 9 }));
  return path;
};

const middle = (paints: readonly Paint[]): Paint => ({
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
  blocking: median(paints.map(({ blocking }) => blocking)),
  shift: median(paints.map(({ shift }) => shift)),
});

const rowsOf = (kind: string, paint: Paint, blank: Paint): Row[] => [
  ...(['first', 'largest'] as const).map((which) => ({
    what: `${kind}: ${which} paint`,
    ours: `${figure(paint[which])} ms`,
    peer: `blank page: ${figure(blank[which])} ms`,
    ratio: figure(paint[which] / blank[which], 2),
    aim: `at most ${figure(OF_BLANK, 1)} of the blank page's`,
    met: paint[which] / blank[which] <= OF_BLANK,
  })),
  {
    what: `${kind}: blocking time before the first touch`,
    ours: `${figure(paint.blocking)} ms`,
    aim: `at most ${BLOCKING} ms`,
    met: paint.blocking <= BLOCKING,
  },
  {
    what: `${kind}: layout shift`,
    ours: figure(paint.shift, 3),
    aim: `at most ${SHIFT}`,
    met: paint.shift <= SHIFT,
  },
];

/** A running copy of the built site, one of whose pages is blank. */
interface BlankSite {
  readonly origin: string;
  readonly blankPath: string;
}

const measure = async ({ origin, blankPath }: BlankSite): Promise<readonly Row[]> => {
  const pages = [{ kind: 'blank', path: blankPath }, ...onePageOfEachKind(), { kind: 'home, Tamil', path: '/ta' }];
  const paints = new Map<string, Paint[]>(pages.map(({ kind }) => [kind, []]));
  // All pages in each round, so that other work of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`  round ${round + 1} of ${ROUNDS}`);
    for (const { kind, path } of pages) paints.get(kind)?.push(await measurePaint(origin + path));
  }
  const [blank, ...measured] = [...paints].map(([kind, all]) => [kind, middle(all)] as const);
  if (!blank) throw new Error('No page was measured');
  return measured.flatMap(([kind, paint]) => rowsOf(kind, paint, blank[1]));
};

/** Measures a copy of the built site with one blank page, and a blog that stands in for the firm's. */
export const paint = async (): Promise<readonly Row[]> => {
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'bench-blank-'));
  const blog = await startStandInBlog();
  try {
    const blankPath = withBlankPage(join(import.meta.dirname, '..', 'dist'), join(folder, 'dist'));
    const site = await startSite({}, join(folder, 'dist'), blog.options);
    try {
      return await measure({ origin: site.origin, blankPath });
    } finally {
      await site.close();
    }
  } finally {
    await blog.close();
    rmSync(folder, { recursive: true });
  }
};
