/** Runs the audit without a screen or a platform, so that the page, the command and the tests run the same code. */

import {
  addressesToAudit,
  checkRobots,
  checkSitemap,
  readRobotsAnswer,
  readSitemap,
  readText,
  sitemapPaths,
  slowerAdvice,
} from './crawl-files.ts';
import type { SiteKnowledge } from './own-site.ts';
import type { PageFacts } from './read-page.ts';
import {
  type Answer,
  createRequest,
  defaultPace,
  type Environment,
  type Pace,
  unasked,
  workThrough,
} from './request.ts';
import { judgeSite, type Reply } from './site-checks.ts';
import { siteScore, summarize } from './summary.ts';
import { isThrottled, isUnanswered, naming, toUrl } from './urls.ts';
import { type AuditRow, makeRow, probe, visit } from './visit.ts';

export interface Progress {
  readonly phase: 'files' | 'pages' | 'links' | 'done';
  /** The addresses of this phase that are done. */
  readonly done: number;
  readonly total: number;
  /** The time left in this phase at the pace so far; `null` if it is not known yet. */
  readonly remainingMs: number | null;
  /** The run's own list of results so far, which goes on growing. */
  readonly rows: readonly AuditRow[];
}

export interface AuditOptions {
  /** The audit asks no other origin for anything. */
  readonly origin: string;
  readonly aliases: boolean;
  /** The report of a run that it ends holds what was there. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly pace?: Partial<Pace>;
  readonly site: SiteKnowledge;
  readonly environment?: Environment;
}

const MAX_NAMED_ADDRESSES = 5;

export type AuditReport = Awaited<ReturnType<typeof runAudit>>;

const limited = <Item>(items: readonly Item[], limit: number, what: string, notes: string[]): readonly Item[] => {
  if (items.length > limit) notes.push(`Only the first ${limit} of ${items.length} ${what} were asked for.`);
  return items.slice(0, limit);
};

/** Returns the paths that are linked but not listed; a page with a query counts as the same page. */
export const linkedOnly = (
  pages: Iterable<{ readonly links: Pick<PageFacts['links'], 'internal' | 'resources'> }>,
  asked: { readonly has: (path: string) => boolean },
): string[] => {
  const paths = new Set<string>();
  for (const { links } of pages)
    for (const path of [...links.internal, ...links.resources])
      if (!asked.has(path) && !asked.has(path.replace(/[?].*/, ''))) paths.add(path);
  return [...paths];
};

/** Audits the site and returns the report, of a cancelled run too; rejects only if the listener throws. */
export const runAudit = async (options: AuditOptions) => {
  const { aliases, signal, onProgress, site } = options;
  const { environment = { fetch: globalThis.fetch, warn: console.warn } } = options;
  const { warn } = environment;
  const { origin } = new URL(options.origin);
  // Requests keep the dot at the end of a host's name: to a browser the name without it is another site.
  const ownOrigin = toUrl(origin, origin)?.origin ?? origin;
  const pace: Pace = { ...defaultPace, ...options.pace };
  const crew = { request: createRequest(origin, pace, signal, environment), pace, cancel: signal };
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const notes: string[] = [];
  const found: AuditRow[] = [];
  const pages = new Map<string, PageFacts>();
  const replies = new Map<string, Reply>();

  const inPhase = async <Item>(
    phase: Progress['phase'],
    items: readonly Item[],
    work: (item: Item, request: typeof crew.request) => Promise<void>,
  ): Promise<void> => {
    const begun = performance.now();
    const total = items.length;
    let done = 0;
    onProgress({ phase, done, total, remainingMs: null, rows: found });
    await workThrough(items, crew, async (item, request) => {
      await work(item, request);
      done += 1;
      const remainingMs = Math.round(((performance.now() - begun) / done) * (total - done));
      onProgress({ phase, done, total, remainingMs, rows: found });
    });
  };

  const files = new Map<string, Answer>();
  await inPhase(
    'files',
    [
      { path: '/robots.txt', limit: pace.robotsBytes },
      { path: '/sitemap.xml', limit: pace.sitemapBytes },
    ],
    async ({ path, limit }, request) => void files.set(path, await request({ method: 'GET', path, limit })),
  );
  const { '/robots.txt': robotsAnswer = unasked, '/sitemap.xml': sitemapAnswer = unasked } = Object.fromEntries(files);
  const robots = readRobotsAnswer(robotsAnswer);
  const sitemapFacts = readSitemap(readText(sitemapAnswer));
  const sitemap = sitemapPaths(sitemapFacts, [ownOrigin, site.firm.origin]);
  if (sitemap.paths.length === 0)
    notes.push('The sitemap lists no address of this site: the addresses that the site is known to have were audited.');

  const all = addressesToAudit(sitemap.paths, site, aliases);
  // A site that answers nothing would otherwise cost a timeout for each of its known addresses.
  const isSilent = [robotsAnswer, sitemapAnswer].every(({ statusCode }) => isUnanswered(statusCode));
  const listed = limited(all, isSilent ? 1 : pace.maxAddresses, 'listed addresses', notes);
  const reply = (path: string, { statusCode, message, redirectTo }: Answer): void =>
    void replies.set(path, { statusCode, message, redirectTo });
  await inPhase('pages', listed, async (address, request) => {
    const seen = await visit(address.path, request, ownOrigin, pace.pageBytes);
    reply(address.path, seen.answer);
    if (seen.page) pages.set(address.path, seen.page);
    found.push(makeRow(address, seen, robots, site, warn));
  });

  const besides = signal.aborted ? [] : linkedOnly(pages.values(), replies);
  const linked = limited(besides, pace.maxLinked, 'addresses that are linked but not listed', notes);
  await inPhase('links', linked, async (path, request) => reply(path, await probe(path, request)));
  const refused = linked.filter((path) => isThrottled(replies.get(path)?.statusCode ?? null));
  if (refused.length > 0)
    notes.push(
      `HTTP 429 for ${refused.length} linked addresses: ${naming(refused, MAX_NAMED_ADDRESSES)}. ${slowerAdvice}.`,
    );
  if (signal.aborted) notes.push(`Cancelled: ${found.length} of ${listed.length} addresses were audited.`);

  // Answers come in any order; the report keeps the order of the list, so that two runs can be compared.
  const places = new Map(listed.map(({ path }, index) => [path, index]));
  const inOrder = (a: string, b: string): number => (places.get(a) ?? 0) - (places.get(b) ?? 0);
  const rows = found.toSorted((a, b) => inOrder(a.result.url, b.result.url));
  const facts = {
    origin: ownOrigin,
    site,
    rows,
    pages: new Map([...pages].sort(([a], [b]) => inOrder(a, b))),
    // 429 says that we ask too fast, not that the address is wrong.
    replies: new Map([...replies].filter(([, { statusCode }]) => !isThrottled(statusCode))),
    robots,
    sitemap,
    complete: rows.length === all.length,
  };
  const robotsReport = checkRobots(robotsAnswer, robots);
  const sitemapReport = checkSitemap(sitemapAnswer, sitemapFacts);
  const report = {
    origin,
    /** ISO date and time. */
    startedAt,
    cancelled: signal.aborted,
    summary: summarize(rows, [robotsReport, sitemapReport]),
    score: siteScore(rows),
    robots: robotsReport,
    sitemap: sitemapReport,
    rows,
    /** The findings do not count in the score. */
    findings: judgeSite(facts, warn),
    notes,
    durationMs: Math.round(performance.now() - started),
  };
  onProgress({ phase: 'done', done: rows.length, total: listed.length, remainingMs: 0, rows });
  return report;
};
