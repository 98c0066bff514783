import { checkRobotsFile } from './checks/files/robots-file.ts';
import { checkSitemapFile } from './checks/files/sitemap-file.ts';
import { CancelledError, type Environment } from './environment.ts';
import { addressesToAudit, sitemapPaths } from './gather/addresses.ts';
import { linkedOnly } from './gather/linked.ts';
import { type Answer, createRequest } from './gather/request.ts';
import { readRobots } from './gather/robots.ts';
import { sharedStrings } from './gather/shared-strings.ts';
import type { Reply } from './gather/site-facts.ts';
import { readSitemap } from './gather/sitemap.ts';
import { probe, visit } from './gather/visit.ts';
import { type Crew, workThrough } from './gather/workers.ts';
import { mentionFinder } from './html/mentions.ts';
import type { PageFacts } from './html/page-facts.ts';
import { defaultPace, type Pace } from './limits.ts';
import { ownSite, type SiteKnowledge } from './own-site.ts';
import { countPhase, type Progress } from './progress.ts';
import { rowOf } from './row.ts';
import { judgeSite } from './site-checks.ts';
import { siteScore, summarize } from './summary.ts';
import type { AuditReport, AuditRow } from './types.ts';

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

const cancelled: Answer = {
  statusCode: 0,
  message: 'Cancelled',
  redirectTo: null,
  headers: {},
  body: null,
  truncated: false,
  loadTime: 0,
};

const isFine = ({ statusCode }: Answer): boolean => statusCode >= 200 && statusCode < 300;

/** Gathers in three phases and concludes: robots.txt and sitemap.xml, every address, what is only linked. */
export const runAudit = async (options: AuditOptions, environment: Environment): Promise<AuditReport> => {
  const { signal } = options;
  const { clock, log } = environment;
  const origin = new URL(options.origin).origin;
  const site = options.site ?? ownSite();
  const pace: Pace = { ...defaultPace, ...options.pace };
  const startedAt = clock.date().toISOString();
  const started = clock.now();
  const crew: Crew = { request: createRequest(origin, environment, pace, signal), clock, pace, cancel: signal };
  const rows: AuditRow[] = [];
  const notes: string[] = [];
  const phase = (name: Progress['phase'], total: number) => countPhase(name, total, rows, clock, options.onProgress);

  const files = new Map<string, Answer>();
  const fileDone = phase('files', 2);
  await workThrough(['/robots.txt', '/sitemap.xml'], crew, async (path, request) => {
    files.set(path, await request({ method: 'GET', path, limit: pace.fileBytes }));
    fileDone(null);
  });
  const robotsAnswer = files.get('/robots.txt') ?? cancelled;
  const sitemapAnswer = files.get('/sitemap.xml') ?? cancelled;
  const robots = readRobots(isFine(robotsAnswer) ? (robotsAnswer.body ?? '') : '');
  const sitemapFacts = readSitemap(isFine(sitemapAnswer) ? (sitemapAnswer.body ?? '') : '');
  const sitemap = sitemapPaths(sitemapFacts, [origin, site.firm.origin]);

  const listed = addressesToAudit(sitemap, site, options.aliases);
  if (sitemap.paths.length === 0 && !signal.aborted)
    notes.push('The sitemap lists no address of this site: the addresses that the site is known to have were audited.');
  if (listed.length > pace.maxAddresses)
    notes.push(`Only the first ${pace.maxAddresses} of ${listed.length} addresses were audited.`);
  const chosen = listed.slice(0, pace.maxAddresses);

  const pages = new Map<string, PageFacts>();
  const replies = new Map<string, Reply>();
  const share = sharedStrings();
  const context = { origin, pageBytes: pace.pageBytes, findMentions: mentionFinder(site.firm) };
  const pageDone = phase('pages', chosen.length);
  await workThrough(chosen, crew, async (address, request) => {
    const seen = await visit(address.path, request, context);
    const { statusCode, message, redirectTo } = seen.answer;
    replies.set(address.path, { statusCode, message, redirectTo });
    if (seen.page) pages.set(address.path, share(seen.page));
    const row = rowOf(address, seen, robots, site, log);
    rows.push(row);
    pageDone(row);
  });

  const linked = signal.aborted ? [] : linkedOnly(pages.values(), new Set(replies.keys()));
  if (linked.length > pace.maxLinked)
    notes.push(`Only the first ${pace.maxLinked} of ${linked.length} addresses that are linked but not listed were asked.`);
  const linksToAsk = linked.slice(0, pace.maxLinked);
  const linkDone = phase('links', linksToAsk.length);
  await workThrough(linksToAsk, crew, async (path, request) => {
    const { statusCode, message, redirectTo } = await probe(path, request);
    replies.set(path, { statusCode, message, redirectTo });
    linkDone(null);
  });

  if (signal.aborted) notes.push(`Cancelled: ${rows.length} of ${chosen.length} addresses were audited.`);
  // Requests end in any order; the report keeps the order of the sitemap, so that two runs can be compared.
  const order = new Map(chosen.map(({ path }, index) => [path, index]));
  const sorted = rows.toSorted((a, b) => (order.get(a.result.url) ?? 0) - (order.get(b.result.url) ?? 0));
  const sortedPages = new Map(
    sorted.flatMap(({ result }) => {
      const page = pages.get(result.url);
      return page ? [[result.url, page] as const] : [];
    }),
  );
  const robotsReport = checkRobotsFile(robotsAnswer);
  const sitemapReport = checkSitemapFile(sitemapAnswer);
  const findings = judgeSite(
    {
      origin,
      firm: site.firm,
      judge: site.judge,
      results: sorted.map(({ result }) => result),
      pages: sortedPages,
      replies,
      robots,
      sitemap,
      complete: !signal.aborted && listed.length <= pace.maxAddresses,
    },
    log,
  );
  const report: AuditReport = {
    origin,
    startedAt,
    durationMs: Math.round(clock.now() - started),
    cancelled: signal.aborted,
    summary: summarize(sorted, [robotsReport, sitemapReport]),
    score: siteScore(sorted),
    robots: robotsReport,
    sitemap: sitemapReport,
    rows: sorted,
    findings,
    notes,
  };
  options.onProgress({ phase: 'done', done: rows.length, total: chosen.length, remainingMs: 0, latest: null, rows: sorted });
  return report;
};

/** Whether an error only says that the run was cancelled. */
export const isCancelled = (error: unknown): boolean => error instanceof CancelledError;
