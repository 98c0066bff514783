/** Checks that Lighthouse gives one page of each kind 100 points for search, accessibility and best practices. */
import type { Finding } from './finding.ts';
import { onePageOfEachKind } from './pages/one-of-each-kind.ts';
import { type Category, lighthouse, points, shortfalls } from './tools/lighthouse.ts';

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
