/** Checks that Lighthouse gives one page of each kind 100 points for search, accessibility and best practices. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserPath } from '../tests/support/browser.ts';
import { onePageOfEachKind } from './pages.ts';
import { type Finding, runTool } from './tools/tools.ts';

type Category = 'accessibility' | 'best-practices' | 'seo';

const auditShape = z.object({
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  details: z.looseObject({ items: z.unknown().optional() }).optional(),
});

const reportShape = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), auditShape),
});

type Report = z.infer<typeof reportShape>;

/** How often a run is tried: on a busy machine the browser may give no trace. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse with its defaults (a Moto G Power phone) in a new browser, whatever the status of the page.
 * @throws Error when the page cannot be measured
 */
const lighthouse = async (url: string, categories: readonly Category[]): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  // By a file: Lighthouse may end before all of the report has gone through a pipe.
  const file = join(folder, 'report.json');
  const args = [url, '--quiet', '--output=json', '--disable-full-page-screenshot', '--ignore-status-code'];
  const own = [`--only-categories=${categories.join(',')}`, `--output-path=${file}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  let trouble = '';
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const env = { CHROME_PATH: browserPath() };
      const { status, err } = await runTool('lighthouse/cli/index.js', [...args, ...own, flags], env);
      const report = status === 0 ? reportShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
      if (report && !report.runtimeError) return report;
      trouble = report?.runtimeError?.message ?? err.trim().slice(-500);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  throw new Error(`Lighthouse could not measure ${url}: ${trouble}`);
};

/** The score of a category, 0 to 100. */
const points = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that cost points in a category. */
const shortfalls = (report: Report, category: Category): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} (${id}) ${JSON.stringify(audit.details?.items ?? []).slice(0, 300)}`]
      : [];
  });

const WANTED = 100;

const categories: readonly Category[] = ['seo', 'accessibility', 'best-practices'];

interface Target {
  readonly kind: string;
  readonly path: string;
  readonly categories: readonly Category[];
}

const targets = (): readonly Target[] => [
  ...onePageOfEachKind().map((page) => ({ ...page, categories })),
  // It has "noindex" and the status 404, as it must. Lighthouse counts both as faults of search, and the error that the
  // browser logs for a 404 as a fault of best practices.
  { kind: 'not found', path: '/nothing-here', categories: ['accessibility'] },
];

/** Measures the running site, one page after another. @returns the faults that cost points */
export const checkLighthouse = async (origin: string): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { kind, path, categories } of targets()) {
    const report = await lighthouse(origin + path, categories);
    const scores = categories.map((category) => `${category} ${points(report, category)}`);
    console.log(`  ${kind} (${path}): ${scores.join(', ')}`);
    for (const category of categories) {
      if (points(report, category) >= WANTED) continue;
      const causes = shortfalls(report, category);
      findings.push({ where: path, what: `${category} ${points(report, category)}: ${causes.join('; ')}` });
    }
  }
  return findings;
};
