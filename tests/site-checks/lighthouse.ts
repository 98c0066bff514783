import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserPath } from '../support/browser.ts';
import { onePageOfEachKind } from './pages.ts';
import { runTool } from './tools/tools.ts';

const reportShape = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

type Report = z.infer<typeof reportShape>;

/** A run is tried again, because on a busy machine the browser may give no trace. */
const ATTEMPTS = 3;

/** Runs Lighthouse with its defaults (a Moto G Power phone). @throws Error when the page cannot be measured */
const lighthouse = async (url: string, categories: readonly string[], attempt = 1): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  // Lighthouse writes a file, because it may end before all of the report has gone through a pipe.
  const file = join(folder, 'report.json');
  const args = [url, '--quiet', '--output=json', '--disable-full-page-screenshot', '--ignore-status-code'];
  const own = [`--only-categories=${categories.join(',')}`, `--output-path=${file}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const env = { CHROME_PATH: browserPath() };
  const { status, err } = await runTool('lighthouse/cli/index.js', [...args, ...own, flags], env);
  const report = status === 0 ? reportShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  rmSync(folder, { recursive: true });
  if (report && !report.runtimeError) return report;
  if (attempt === ATTEMPTS)
    throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? err.slice(-500)}`);
  return lighthouse(url, categories, attempt + 1);
};

const categories = ['seo', 'accessibility', 'best-practices'];

const targets = [
  ...onePageOfEachKind().map((page) => ({ ...page, categories })),
  // It has "noindex" and the status 404, as it must. Lighthouse counts both as faults of search, and the error that the
  // browser logs for a 404 as a fault of best practices.
  { kind: 'not found', path: '/nothing-here', categories: ['accessibility'] },
];

/** @returns a line for each category that has not all points */
export const checkLighthouse = async (origin: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { kind, path, categories } of targets) {
    const report = await lighthouse(origin + path, categories);
    for (const category of categories) {
      const { score, auditRefs } = report.categories[category] ?? { score: 0, auditRefs: [] };
      const points = Math.round((score ?? 0) * 100);
      console.log(`  ${kind} (${path}): ${category} ${points}`);
      const causes = auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
      if (points < 100)
        faults.push(`${path}: ${category} ${points}: ${causes.map(({ id }) => report.audits[id]?.title).join('; ')}`);
    }
  }
  return faults;
};
