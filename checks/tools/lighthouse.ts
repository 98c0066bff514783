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

/** The parts of a Lighthouse report that are read. */
export type Report = z.infer<typeof reportShape>;

/** Switches off what a browser does besides showing a page: parts of its own windows, a spare process. */
const QUIET = [
  '--disable-extensions',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter',
];

/**
 * How long to wait after the browser's start, milliseconds: it still builds its own windows, and on two cores the measured
 * page would wait for them. Lighthouse runs at low priority for the same reason. Without this and the flags above, the
 * blocking time of a blank page was over 20 ms in 5 of 14 runs; with them in 2.
 */
const SETTLING = 3000;

/** How often a run is tried: on a busy machine the browser may give no trace. */
const ATTEMPTS = 3;

/** The report of one run, by a file: Lighthouse may end before all of it has gone through a pipe. */
const reportOf = async (args: readonly string[]): Promise<{ readonly report: Report | null; readonly err: string }> => {
  const browser = await startChromium(QUIET);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await setTimeout(SETTLING);
    const line = [`--port=${new URL(browser.endpoint).port}`, `--output-path=${file}`];
    const { status, err } = await runTool('lighthouse/cli/index.js', [...args, ...line], { lowPriority: true });
    return { report: status === 0 ? reportShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null, err };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};

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
 * Runs Lighthouse with its defaults (a Moto G Power phone) in a new browser, whatever the status of the page.
 * @throws Error when the page cannot be measured
 */
export const lighthouse = (url: string, categories: readonly Category[]): Promise<Report> =>
  measured(url, [`--only-categories=${categories.join(',')}`]);

/** The score of a category, 0 to 100. */
export const points = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that cost points in a category. */
export const shortfalls = (report: Report, category: Category): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} (${id}) ${JSON.stringify(audit.details?.items ?? []).slice(0, 300)}`]
      : [];
  });
