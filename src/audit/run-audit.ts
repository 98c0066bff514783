import type { Environment } from './environment.ts';
import { gatherSite } from './gather-site.ts';
import { defaultPace, type Pace } from './limits.ts';
import { ownSite, type SiteKnowledge } from './own-site.ts';
import { auditPage } from './page-checks.ts';
import { readPage } from './read-page.ts';
import { mentionFinder } from './read-text.ts';
import { createRequest } from './request.ts';
import { checkRobotsFile } from './robots.ts';
import { judgeSite } from './site-checks.ts';
import { checkSitemapFile } from './sitemap.ts';
import { hasContent } from './status.ts';
import { siteScore, summarize } from './summary.ts';
import type { AuditReport, PageSeoAudit, Progress } from './types.ts';

/** What to audit and how. */
export interface AuditOptions {
  /** The site: only this origin is ever asked for anything. */
  readonly origin: string;
  /** Whether to audit the other addresses of pages too. */
  readonly aliases: boolean;
  /** Ends the run; the report then holds what was there. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** The specified pace when left out. */
  readonly pace?: Partial<Pace>;
  /** This website when left out. */
  readonly site?: SiteKnowledge;
}

/**
 * Audits a site: gathers, then judges what was gathered.
 * @returns the report, also of a cancelled run; rejects only when the listener throws
 */
export const runAudit = async (options: AuditOptions, environment: Environment): Promise<AuditReport> => {
  const { signal, aliases, onProgress } = options;
  const { clock, log } = environment;
  const { origin } = new URL(options.origin);
  const site = options.site ?? ownSite();
  const pace: Pace = { ...defaultPace, ...options.pace };
  const startedAt = clock.date().toISOString();
  const started = clock.now();
  const gathered = await gatherSite({ origin, site, pace, aliases, signal, environment, onProgress });
  const { robots, sitemap, replies, notes, listed, complete } = gathered;
  const cancelled = signal.aborted;

  // Answers come in any order; the report keeps the order of the list, so that two runs can be compared.
  const byPath = new Map(gathered.rows.map((row) => [row.result.url, row]));
  const rows = listed.flatMap(({ path }) => byPath.get(path) ?? []);
  const pages = new Map(
    rows.flatMap(({ result }) => {
      const page = gathered.pages.get(result.url);
      return page ? [[result.url, page] as const] : [];
    }),
  );
  const robotsReport = checkRobotsFile(gathered.robotsAnswer);
  const sitemapReport = checkSitemapFile(gathered.sitemapAnswer);
  const results = rows.map(({ result }) => result);
  const facts = { origin, firm: site.firm, judge: site.judge, results, pages, replies, robots, sitemap, complete };
  const report: AuditReport = {
    origin,
    startedAt,
    cancelled,
    summary: summarize(rows, [robotsReport, sitemapReport]),
    score: siteScore(rows),
    robots: robotsReport,
    sitemap: sitemapReport,
    rows,
    findings: judgeSite(facts, log),
    notes,
    durationMs: Math.round(clock.now() - started),
  };
  onProgress({ phase: 'done', done: rows.length, total: listed.length, remainingMs: 0, latest: null, rows });
  return report;
};

/** The audit of one page, or why there is none. */
export type OnePage =
  | { readonly ok: true; readonly seo: PageSeoAudit }
  | { readonly ok: false; readonly message: string };

/**
 * Fetches one page again and audits its words and structure.
 * @param path path and query on the site
 */
export const auditOnePage = async (
  origin: string,
  path: string,
  environment: Environment,
  signal: AbortSignal,
  pace: Partial<Pace> = {},
): Promise<OnePage> => {
  const full: Pace = { ...defaultPace, ...pace };
  const request = createRequest(origin, environment, full, signal);
  const { statusCode, message, body, truncated, headers } = await request({
    method: 'GET',
    path,
    limit: full.pageBytes,
  });
  if (!hasContent(statusCode) || body === null) return { ok: false, message };
  const page = readPage({ url: origin + path, html: body, truncated, headers }, mentionFinder(ownSite().firm));
  return { ok: true, seo: auditPage(page, environment.log) };
};
