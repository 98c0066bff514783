import type { Log } from '../environment.ts';
import type { SiteFacts } from '../gather/site-facts.ts';
import type { PageFacts } from '../html/page-facts.ts';

/** What a check of one page found; each one costs the points of its check. */
export interface PageIssue {
  readonly message: string;
  readonly recommendation: string;
}

/** A check that counts in a page's score. */
export interface PageCheck {
  readonly id: string;
  /** What it looks at, for the report. */
  readonly looksAt: string;
  /** Empty when all is well. */
  readonly run: (page: PageFacts) => readonly PageIssue[];
}

/** What a check beyond the score found. */
export interface SiteIssue {
  /** The page, or `null` for the site as a whole. */
  readonly url: string | null;
  readonly message: string;
}

/** A check beyond the score, over everything that was gathered. */
export interface SiteCheck {
  readonly id: string;
  readonly looksAt: string;
  /** Whether it draws conclusions from what is absent, which a cancelled run cannot. */
  readonly needsWholeRun: boolean;
  readonly run: (site: SiteFacts) => readonly SiteIssue[];
}

/** The result of running a check. */
export type Outcome<Issue> =
  | { readonly outcome: 'pass' | 'fail'; readonly issues: readonly Issue[] }
  | { readonly outcome: 'error'; readonly message: string };

/** Runs a check; one that throws becomes an error result, and the other checks still run. */
export const runCheck = <Facts, Issue>(
  check: { readonly id: string; readonly run: (facts: Facts) => readonly Issue[] },
  facts: Facts,
  log: Log,
): Outcome<Issue> => {
  try {
    const issues = check.run(facts);
    return { outcome: issues.length > 0 ? 'fail' : 'pass', issues };
  } catch (error) {
    log.warn('a check failed to run', { check: check.id, error: String(error) });
    return { outcome: 'error', message: `Check ${check.id} could not run: ${String(error)}` };
  }
};
