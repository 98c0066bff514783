/** How soon a page is painted on a slow phone, by Lighthouse, beside a blank page that the same server sends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import { withBlankPage } from './blank-page.ts';
import { ensureTools } from './install.ts';
import { lighthouse, points } from './lighthouse.ts';
import { onePageOfEachKind } from './one-of-each-kind.ts';
import type { BenchPart, Row } from './part.ts';
import { startStandInBlog } from './stand-in-blog.ts';
import { figure, median } from './statistics.ts';

const ROUNDS = 5;

/** The aims: points, shares of the blank page's first paint, milliseconds, shift as browsers report it. */
const PERFORMANCE = 100;
const FCP_OF_BLANK = 1.15;
const LCP_OF_BLANK = 1.35;
const BLOCKING = 20;

const metricsShape = z.object({
  items: z.tuple(
    [
      z.object({
        firstContentfulPaint: z.number(),
        largestContentfulPaint: z.number(),
        totalBlockingTime: z.number(),
        cumulativeLayoutShift: z.number(),
      }),
    ],
    z.unknown(),
  ),
});

/** One run, milliseconds. */
interface Paint {
  readonly performance: number;
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

const measure = async (url: string): Promise<Paint> => {
  const report = await lighthouse(url, ['performance']);
  const [metrics] = metricsShape.parse(report.audits.metrics?.details).items;
  return {
    performance: points(report, 'performance'),
    first: metrics.firstContentfulPaint,
    largest: metrics.largestContentfulPaint,
    blocking: metrics.totalBlockingTime,
    shift: metrics.cumulativeLayoutShift,
  };
};

const middle = (paints: readonly Paint[]): Paint => ({
  performance: median(paints.map(({ performance }) => performance)),
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
  blocking: median(paints.map(({ blocking }) => blocking)),
  shift: median(paints.map(({ shift }) => shift)),
});

const relative = (kind: string, what: string, value: number, blank: Paint, most: number): Row => ({
  what: `${kind}: ${what}`,
  ours: `${figure(value)} ms`,
  peer: `blank page: first paint ${figure(blank.first)} ms`,
  ratio: figure(value / blank.first, 2),
  aim: `at most ${most} of the blank page`,
  met: value / blank.first <= most,
});

/** The value of the page that is worst in something. */
const worst = (
  paints: readonly (readonly [kind: string, paint: Paint])[],
  of: (paint: Paint) => number,
): readonly [kind: string, value: number] => {
  const [first] = paints.map(([kind, paint]) => [kind, of(paint)] as const).toSorted((a, b) => b[1] - a[1]);
  return first ?? ['', Number.NaN];
};

const overall = (what: string, ours: string, kind: string, aim: string, met: boolean, peer = ''): Row => ({
  what: `all kinds: ${what}`,
  ours: `${ours} (${kind})`,
  peer,
  ratio: '',
  aim,
  met,
});

const rowsOf = (paints: readonly (readonly [kind: string, paint: Paint])[], blank: Paint): Row[] => {
  const [slowKind, lost] = worst(paints, ({ performance }) => PERFORMANCE - performance);
  const [busyKind, blocking] = worst(paints, (paint) => paint.blocking);
  const [shiftKind, shift] = worst(paints, (paint) => paint.shift);
  return [
    ...paints.flatMap(([kind, { first, largest }]) => [
      relative(kind, 'first contentful paint', first, blank, FCP_OF_BLANK),
      relative(kind, 'largest contentful paint', largest, blank, LCP_OF_BLANK),
    ]),
    overall('performance, least', figure(PERFORMANCE - lost), slowKind, `${PERFORMANCE} points`, lost === 0),
    overall(
      'blocking time, most',
      `${figure(blocking)} ms`,
      busyKind,
      `at most ${BLOCKING} ms`,
      blocking <= BLOCKING,
      // What the browser itself takes on this machine to begin a page.
      `blank page: ${figure(blank.blocking)} ms`,
    ),
    overall('layout shift, most', figure(shift, 2), shiftKind, figure(0, 2), figure(shift, 2) === figure(0, 2)),
  ];
};

const run = async (): Promise<readonly Row[]> => {
  ensureTools();
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'bench-paint-'));
  const blog = await startStandInBlog();
  try {
    const blankPath = withBlankPage(join(import.meta.dirname, '..', 'dist'), join(folder, 'dist'));
    const site = await startSite({}, join(folder, 'dist'), blog.options);
    try {
      const pages = [{ kind: 'blank', path: blankPath }, ...onePageOfEachKind()];
      const paints = new Map<string, Paint[]>(pages.map(({ kind }) => [kind, []]));
      // Round by round, so that what else the machine does falls on all of them.
      for (let round = 0; round < ROUNDS; round += 1) {
        console.log(`  round ${round + 1} of ${ROUNDS}`);
        for (const { kind, path } of pages) paints.get(kind)?.push(await measure(site.origin + path));
      }
      const blank = middle(paints.get('blank') ?? []);
      const middles = onePageOfEachKind().map(({ kind }) => [kind, middle(paints.get(kind) ?? [])] as const);
      return rowsOf(middles, blank);
    } finally {
      await site.close();
    }
  } finally {
    await blog.close();
    rmSync(folder, { recursive: true });
  }
};

/** First paint on a phone. */
export const paint: BenchPart = {
  name: 'paint',
  title: `Paint (Lighthouse's simulated slow 4G and phone, median of ${ROUNDS})`,
  run,
};
