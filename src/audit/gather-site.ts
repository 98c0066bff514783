import type { Clock, Environment } from './environment.ts';
import type { Pace } from './limits.ts';
import type { SiteKnowledge } from './own-site.ts';
import type { PageFacts } from './page-facts.ts';
import { mentionFinder } from './read-text.ts';
import { type Answer, createRequest } from './request.ts';
import { type RobotsFacts, readRobots } from './robots.ts';
import type { Reply } from './site-facts.ts';
import { addressesToAudit, type Listed, readSitemap, type SitemapPaths, sitemapPaths } from './sitemap.ts';
import { hasContent } from './status.ts';
import type { AuditRow, Phase, Progress } from './types.ts';
import { probe, rowOf, visit } from './visit.ts';
import { type Crew, workThrough } from './workers.ts';

/** What a run works with. */
export interface Run {
  readonly origin: string;
  readonly site: SiteKnowledge;
  readonly pace: Pace;
  readonly aliases: boolean;
  readonly signal: AbortSignal;
  readonly environment: Environment;
  readonly onProgress: (progress: Progress) => void;
}

/** Everything that was asked and answered. */
export interface Gathered {
  readonly robotsAnswer: Answer;
  readonly sitemapAnswer: Answer;
  readonly robots: RobotsFacts;
  readonly sitemap: SitemapPaths;
  /** What was to be audited, in order. */
  readonly listed: readonly Listed[];
  /** In the order in which the answers came. */
  readonly rows: readonly AuditRow[];
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly replies: ReadonlyMap<string, Reply>;
  /** Whether every address that was to be audited was. */
  readonly complete: boolean;
  /** What was left out, and why. */
  readonly notes: readonly string[];
}

/** In the place of a file that was not asked for. */
const unasked: Answer = {
  statusCode: 0,
  message: 'Cancelled',
  redirectTo: null,
  headers: {},
  body: null,
  truncated: false,
  loadTime: 0,
};

const textOf = ({ statusCode, body }: Answer): string => (hasContent(statusCode) && body ? body : '');

const replyOf = ({ statusCode, message, redirectTo }: Reply): Reply => ({ statusCode, message, redirectTo });

/** The first of a list; what is left out is noted. */
const limited = <Item>(items: readonly Item[], limit: number, what: string, notes: string[]): readonly Item[] => {
  if (items.length > limit) notes.push(`Only the first ${limit} of ${items.length} ${what} were asked for.`);
  return items.slice(0, limit);
};

/** Counts one phase and calls the listener. */
const countPhase = (
  phase: Phase,
  total: number,
  rows: readonly AuditRow[],
  clock: Clock,
  tell: (progress: Progress) => void,
): ((latest: AuditRow | null) => void) => {
  const started = clock.now();
  let done = 0;
  tell({ phase, done, total, remainingMs: null, latest: null, rows });
  return (latest) => {
    done += 1;
    const remainingMs = Math.round(((clock.now() - started) / done) * (total - done));
    tell({ phase, done, total, remainingMs, latest, rows });
  };
};

/**
 * The paths that pages link to or load and that were not audited, each once, in the order of their appearance. With a
 * query a page is the same page.
 */
export const linkedOnly = (
  pages: Iterable<{ readonly links: Pick<PageFacts['links'], 'internal' | 'resources'> }>,
  audited: ReadonlySet<string>,
): string[] => {
  const paths = new Set<string>();
  for (const { links } of pages)
    for (const list of [links.internal, links.resources])
      for (const path of list) if (!audited.has(path) && !audited.has(path.replace(/[?].*/, ''))) paths.add(path);
  return [...paths];
};

/**
 * Keeps one copy of each string that many pages have in common: header and footer links, ids, headers. Two thousand
 * pages then cost little more than what differs between them.
 */
const sharedStrings = (): ((facts: PageFacts) => PageFacts) => {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
  const all = (list: readonly string[]): string[] => list.map(one);
  return (facts) => ({
    ...facts,
    headers: Object.fromEntries(Object.entries(facts.headers).map(([name, value]) => [name, one(value)])),
    ids: all(facts.ids),
    links: {
      ...facts.links,
      internal: all(facts.links.internal),
      fragments: all(facts.links.fragments),
      resources: all(facts.links.resources),
      phones: all(facts.links.phones),
    },
  });
};

/** Asks in three phases: robots.txt and sitemap.xml, every address, what pages link to besides. */
export const gatherSite = async ({
  origin,
  site,
  pace,
  aliases,
  signal,
  environment,
  onProgress,
}: Run): Promise<Gathered> => {
  const { clock, log } = environment;
  const crew: Crew = { request: createRequest(origin, environment, pace, signal), clock, pace, cancel: signal };
  const rows: AuditRow[] = [];
  const notes: string[] = [];
  const pages = new Map<string, PageFacts>();
  const replies = new Map<string, Reply>();

  const files = new Map<string, Answer>();
  const fileDone = countPhase('files', 2, rows, clock, onProgress);
  await workThrough(['/robots.txt', '/sitemap.xml'], crew, async (path, request) => {
    const limit = path === '/robots.txt' ? pace.robotsBytes : pace.sitemapBytes;
    files.set(path, await request({ method: 'GET', path, limit }));
    fileDone(null);
  });
  const robotsAnswer = files.get('/robots.txt') ?? unasked;
  const sitemapAnswer = files.get('/sitemap.xml') ?? unasked;
  const robots = readRobots(textOf(robotsAnswer));
  const sitemap = sitemapPaths(readSitemap(textOf(sitemapAnswer)), [origin, site.firm.origin]);
  if (sitemap.paths.length === 0)
    notes.push('The sitemap lists no address of this site: the addresses that the site is known to have were audited.');

  const all = addressesToAudit(sitemap, site, aliases);
  // A site that answers nothing would otherwise cost a timeout for each of its known addresses.
  const isSilent = [robotsAnswer, sitemapAnswer].every(({ statusCode }) => statusCode === 0 || statusCode === 408);
  const tried = isSilent ? 1 : pace.maxAddresses;
  const listed = limited(all, tried, 'listed addresses', notes);
  const share = sharedStrings();
  const context = { origin, pageBytes: pace.pageBytes, findMentions: mentionFinder(site.firm) };
  const pageDone = countPhase('pages', listed.length, rows, clock, onProgress);
  await workThrough(listed, crew, async (address, request) => {
    const seen = await visit(address.path, request, context);
    replies.set(address.path, replyOf(seen.answer));
    if (seen.page) pages.set(address.path, share(seen.page));
    const row = rowOf(address, seen, robots, site, log);
    rows.push(row);
    pageDone(row);
  });

  const besides = signal.aborted ? [] : linkedOnly(pages.values(), new Set(replies.keys()));
  const linked = limited(besides, pace.maxLinked, 'addresses that are linked but not listed', notes);
  const linkDone = countPhase('links', linked.length, rows, clock, onProgress);
  await workThrough(linked, crew, async (path, request) => {
    replies.set(path, replyOf(await probe(path, request)));
    linkDone(null);
  });
  if (signal.aborted) notes.push(`Cancelled: ${rows.length} of ${listed.length} addresses were audited.`);
  return {
    robotsAnswer,
    sitemapAnswer,
    robots,
    sitemap,
    listed,
    rows,
    pages,
    replies,
    complete: rows.length === all.length,
    notes,
  };
};
