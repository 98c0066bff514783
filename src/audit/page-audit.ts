import { runCheck } from './checks/check.ts';
import { lengthOf } from './checks/page/length.ts';
import type { Log } from './environment.ts';
import type { Heading, PageFacts } from './html/page-facts.ts';
import { type ScoredCheckId, scoredChecks, scoreOf } from './score-table.ts';
import type { PageSeoAudit } from './types.ts';

/** What the scored checks say about a page. */
export interface PageOutcome {
  readonly score: number;
  readonly issues: readonly string[];
  readonly recommendations: readonly string[];
}

/**
 * Runs the scored checks over a page. A check that cannot run costs nothing and is named among the issues.
 * @param checks the checks; the tests add one that throws
 */
export const judgePage = (
  page: PageFacts,
  log: Log,
  checks: readonly (typeof scoredChecks)[number][] = scoredChecks,
): PageOutcome => {
  const counts = new Map<ScoredCheckId, number>();
  const issues: string[] = [];
  const recommendations = new Set<string>();
  for (const check of checks) {
    const outcome = runCheck(check, page, log);
    if (outcome.outcome === 'error') {
      issues.push(outcome.message);
      continue;
    }
    counts.set(check.id, outcome.issues.length);
    for (const issue of outcome.issues) {
      issues.push(issue.message);
      recommendations.add(issue.recommendation);
    }
  }
  return { score: scoreOf(counts), issues, recommendations: [...recommendations] };
};

const headingCounts = (headings: readonly Heading[]): PageSeoAudit['headingStructure']['counts'] => {
  const counts = { h1: 0, h2: 0, h3: 0, h4: 0, h5: 0, h6: 0 };
  for (const { level } of headings) counts[`h${level}`] += 1;
  return counts;
};

const skippedLevels = (headings: readonly Heading[]): string[] =>
  headings.flatMap(({ level }, index) => {
    const before = headings[index - 1]?.level;
    return before !== undefined && level > before + 1 ? [`h${before} to h${level}`] : [];
  });

/** The whole audit of a page's words and structure. */
export const auditPage = (page: PageFacts, log: Log): PageSeoAudit => {
  const { head, headings, images, links } = page;
  return {
    ...judgePage(page, log),
    metaTags: {
      title: head.title,
      titleLength: lengthOf(head.title),
      description: head.description,
      descriptionLength: lengthOf(head.description),
      keywords: head.keywords,
      robots: head.robots,
      viewport: head.viewport,
      language: head.language,
      canonical: head.canonicals[0] ?? '',
      openGraph: head.openGraph,
    },
    headingStructure: { counts: headingCounts(headings), headings, skipped: skippedLevels(headings) },
    imageOptimization: { ...images, withAlt: images.total - images.decorative - images.withoutAlt.length },
    internalLinking: {
      internal: links.internalTotal,
      unique: links.internal.length,
      external: links.external,
      nofollow: links.nofollow,
      withoutText: links.empty,
    },
  };
};
