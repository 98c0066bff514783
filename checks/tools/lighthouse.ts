import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startChromium } from './chromium.ts';
import { runTool } from './run-tool.ts';

/** The categories of a Lighthouse report. */
export type Category = 'accessibility' | 'best-practices' | 'seo';

const auditShape = z.object({
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  details: z.looseObject({ items: z.unknown().optional() }).optional(),
});

const reportShape = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), auditShape),
});

/** What the bench reads of a Lighthouse report. */
export type Report = z.infer<typeof reportShape>;

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

/** How a page is painted: milliseconds, and shift as browsers report it. */
export interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** What a browser does beside showing a page: surfaces of its own windows, and a process kept for the next page. */
const QUIET = [
  '--disable-extensions',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter',
];

/**
 * How long the browser is left alone after its start, milliseconds: it is still building its own windows, and on two
 * cores the page that is measured then waits for them. For the same reason Lighthouse itself gives way to the browser.
 * A blank page's blocking time was above 20 ms in 5 of 14 runs without all this, in 2 with it.
 */
const SETTLING = 3000;

/** A run is repeated when the browser gave no trace, which a busy machine makes happen. */
const ATTEMPTS = 3;

/** The report of one run; by a file, because Lighthouse may end before all of a report has gone through a pipe. */
const reportOf = async (args: readonly string[]): Promise<{ readonly report: Report | null; readonly err: string }> => {
  const browser = await startChromium(QUIET);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await setTimeout(SETTLING);
    const line = [`--port=${new URL(browser.endpoint).port}`, `--output-path=${file}`];
    const { status, err } = await runTool('lighthouse/cli/index.js', [...args, ...line], { givesWay: true });
    return { report: status === 0 ? reportShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null, err };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};

/** Runs Lighthouse until it has measured. */
const measured = async (url: string, options: readonly string[]): Promise<Report> => {
  const args = [url, '--quiet', '--output=json', '--disable-full-page-screenshot', '--ignore-status-code', ...options];
  let trouble = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { report, err } = await reportOf(args);
    if (report && !report.runtimeError) return report;
    trouble = report?.runtimeError?.message ?? err.trim().slice(-500);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${trouble}`);
};

/**
 * Runs Lighthouse as it comes, on a phone (Moto G Power) in a browser that has no past and has settled. A page is
 * measured whatever its status: the Not Found page has one too.
 * @throws Error when the page cannot be measured
 */
export const lighthouse = (url: string, categories: readonly Category[]): Promise<Report> =>
  measured(url, [`--only-categories=${categories.join(',')}`]);

/**
 * How a phone on slow 4G paints a page, by Lighthouse's simulation.
 * @throws Error when the page cannot be measured
 */
export const measurePaint = async (url: string): Promise<Paint> => {
  const report = await measured(url, ['--only-audits=metrics']);
  const [metrics] = metricsShape.parse(report.audits.metrics?.details).items;
  return {
    first: metrics.firstContentfulPaint,
    largest: metrics.largestContentfulPaint,
    blocking: metrics.totalBlockingTime,
    shift: metrics.cumulativeLayoutShift,
  };
};

/** Points of 100. */
export const points = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The titles of what cost points in a category. */
export const shortfalls = (report: Report, category: Category): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} (${id}) ${JSON.stringify(audit.details?.items ?? []).slice(0, 300)}`]
      : [];
  });
