import robotsParser from 'robots-parser';
import { tokenize } from '../html/tokenizer.ts';
import type { SiteKnowledge } from './own-site.ts';
import type { Answer } from './request.ts';
import { hasContent, isThrottled, isUnanswered, takePath, toUrl } from './urls.ts';

/** RFC 9309. */
export type RobotsFacts = ReturnType<typeof readRobots>;

export type SitemapFacts = ReturnType<typeof readSitemap>;

/** The crawlers by which pages come into search results, as they call themselves in `robots.txt`. */
const searchEngines: ReadonlySet<string> = new Set(['*', 'googlebot', 'bingbot', 'duckduckbot']);

const isSearchEngine = (agent: string): boolean => searchEngines.has(agent.toLowerCase().split('/', 1)[0] ?? '');

/** True for the names of the elements with directives for search engines. */
export const isRobotsMeta = (name: string): boolean => name === 'robots' || isSearchEngine(name);

/** Matches a directive with a value (`max-image-preview: none`), or one with the crawler that it and the next are for. */
const directivePattern = /^(?:(max-[\w-]+|unavailable_after)\s*:.*|(?:([^\s:]+)\s*:\s*)?(.*))$/s;

/** Returns whether an `X-Robots-Tag` header or the elements of a page keep search engines away. */
export const saysNoIndex = (directives: string): boolean => {
  let agent = '*';
  return directives.split(',').some((piece) => {
    const [, valued, crawler, directive = ''] = directivePattern.exec(piece.trim().toLowerCase()) ?? [];
    if (valued !== undefined) return false;
    agent = crawler ?? agent;
    return isSearchEngine(agent) && /^(?:noindex|none)$/.test(directive);
  });
};

/** The parser asks for whole addresses; which site it is does not matter to the rules. */
const SITE = 'http://site.test';

/** Two paths that no rule names: one that fits both is about all paths. */
const unnamed = ['/~', '/0'];

const USER_AGENT = /^\ufeff?[ \t]*user-agent[ \t]*:([^#\r\n]*)/gim;

export const readRobots = (text: string) => {
  const robots = robotsParser(`${SITE}/robots.txt`, text);
  const names = [...text.matchAll(USER_AGENT)].map(([, name = '']) => name.trim()).filter((name) => name !== '');
  const agents = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  const keepsOut = (agent: string, path: string): boolean => robots.isAllowed(SITE + path, agent) === false;
  const closedTo = agents.filter((agent) => unnamed.every((path) => keepsOut(agent, path)));
  const others = agents.filter((agent) => !closedTo.includes(agent));
  return {
    hasUserAgent: agents.length > 0,
    hasSitemap: robots.getSitemaps().length > 0,
    /** The crawlers from which it keeps the whole site; `*` stands for all that it does not name. */
    closedTo,
    keepsOut: (path: string): string[] => others.filter((agent) => keepsOut(agent, path)),
  };
};

/** A crawler that gets no robots.txt because the server fails must keep away (RFC 9309, 2.3.1.4). */
const isUnreachable = ({ statusCode }: Answer): boolean =>
  isUnanswered(statusCode) || (statusCode !== null && statusCode >= 500);

/** Returns the rules that hold for crawlers after this answer. Where there is no file, all is open. */
export const readRobotsAnswer = (answer: Answer): RobotsFacts =>
  readRobots(isUnreachable(answer) ? 'User-agent: *\nDisallow: /' : readText(answer));

/**
 * Returns the crawlers that may not read a path; one that may read nothing at all only when it reads for a search
 * engine.
 */
export const closedTo = (robots: RobotsFacts, path: string): string[] => [
  ...robots.closedTo.filter(isSearchEngine),
  ...robots.keepsOut(path),
];

export const mayCrawl = (robots: RobotsFacts, path: string): boolean => !closedTo(robots, path).some(isSearchEngine);

/** Returns the end of a sentence: nothing where `*` is among the crawlers, for then it is all of them. */
export const toWhom = (agents: readonly string[]): string => (agents.includes('*') ? '' : ` to ${agents.join(', ')}`);

/** The protocol's own limit. */
const MAX_LOCATIONS = 50_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a sitemap with any namespace prefix. `image:loc` inside `url` has another prefix than `url`: it is no page. */
export const readSitemap = (text: string) => {
  const locations: string[] = [];
  let hasUrlset = false;
  let isIndex = false;
  /** The namespace prefix of the open `url` element. */
  let prefix: string | null = null;
  let location: string | null = null;
  for (const token of tokenize(text, true)) {
    if (token.kind === 'text') {
      if (location !== null) location += token.text;
      continue;
    }
    const open = token.kind === 'open';
    const local = localName(token.name);
    if (open && local === 'urlset') hasUrlset = true;
    if (open && local === 'sitemapindex') isIndex = true;
    if (prefix === null) {
      if (open && local === 'url') prefix = token.name.slice(0, -local.length);
    } else if (token.name === `${prefix}loc`) {
      if (!open && location?.trim() && locations.length < MAX_LOCATIONS) locations.push(location.trim());
      location = open ? '' : null;
    } else if (!open && token.name === `${prefix}url`) {
      prefix = null;
      location = null;
    }
  }
  return { hasDeclaration: /^\ufeff?<\?xml\s/.test(text), hasUrlset, isIndex, locations };
};

/** @param origins those of the published site and of the audited one */
export const sitemapPaths = ({ locations }: SitemapFacts, origins: readonly string[]) => {
  const paths = new Set<string>();
  const repeated = new Set<string>();
  const foreign: string[] = [];
  for (const location of locations) {
    const url = toUrl(location, 'about:blank');
    if (!url || !origins.includes(url.origin)) foreign.push(location);
    else if (paths.has(takePath(url))) repeated.add(takePath(url));
    else paths.add(takePath(url));
  }
  return {
    paths: [...paths],
    /** Locations of other sites and text that is no address. They are never asked for. */
    foreign,
    repeated: [...repeated],
  };
};

/** Returns what a run audits: the sitemap, or the known addresses if the sitemap lists nothing, then the aliases. */
export const addressesToAudit = (paths: readonly string[], site: SiteKnowledge, withAliases: boolean) => {
  const [first, from] = paths.length > 0 ? [paths, 'sitemap' as const] : [site.canonical, 'known addresses' as const];
  const listed = new Set(first);
  const aliases = withAliases ? site.aliases.filter((path) => !listed.has(path)) : [];
  return [
    ...Array.from(listed, (path) => ({ path, listedIn: from })),
    ...aliases.map((path) => ({ path, listedIn: 'aliases' as const })),
  ];
};

export const readText = ({ statusCode, body }: Answer): string => (hasContent(statusCode) && body ? body : '');

export type FileReport = ReturnType<typeof fileReport>;

/** A rule of a file; without an issue, only the recommendation is reported. */
type Rule = readonly [isWrong: boolean, issue: string | null, recommendation: string];

export const slowerAdvice = 'Audit more slowly: the server refused some requests as too many (HTTP 429)';

const isRead = ({ statusCode, body }: Answer): boolean => hasContent(statusCode) && body !== null;

const fileReport = (url: string, answer: Answer, rules: readonly Rule[], unread: readonly Rule[] = []) => {
  const name = url.slice(1);
  const serve = isThrottled(answer.statusCode) ? slowerAdvice : `Serve ${name} at the root of the site`;
  const missing: Rule = [true, `${name} could not be read: ${answer.message}`, serve];
  const broken = (isRead(answer) ? rules : [missing, ...unread]).filter(([isWrong]) => isWrong);
  const issues = broken.flatMap(([, issue]) => issue ?? []);
  const { statusCode } = answer;
  return { url, statusCode, isValid: issues.length === 0, issues, recommendations: broken.map(([, , what]) => what) };
};

/** Other crawlers than those of search engines may be kept out on purpose. */
export const checkRobots = (answer: Answer, robots: RobotsFacts) => {
  const hasUserAgent = isRead(answer) && robots.hasUserAgent;
  const { hasSitemap } = robots;
  const rules: readonly Rule[] = [
    [!hasUserAgent, 'robots.txt has no User-agent line', 'Add a User-agent line to robots.txt'],
    [!hasSitemap, 'robots.txt has no Sitemap line', 'Name the sitemap in robots.txt'],
    ...robots.closedTo.map((agent): Rule => {
      const what = `robots.txt closes the whole site${toWhom([agent])}`;
      return isSearchEngine(agent)
        ? [true, `${what} (Disallow: /)`, 'Remove Disallow: / from robots.txt']
        : [true, null, `${what}: see whether that is wanted`];
    }),
  ];
  const staysClosed = 'Search engines stay away from the whole site while robots.txt gives a server error or no answer';
  const answerAdvice = 'Make robots.txt answer with its text, or with 404 where there is none';
  const report = fileReport('/robots.txt', answer, rules, [[isUnreachable(answer), staysClosed, answerAdvice]]);
  const hasFullDisallow = isRead(answer) && robots.closedTo.some(isSearchEngine);
  return { ...report, hasUserAgent, hasSitemap, hasFullDisallow };
};

const FEW_LOCATIONS = 50;

export const checkSitemap = (answer: Answer, facts: SitemapFacts) => {
  const { hasDeclaration, hasUrlset, locations } = facts;
  const isIndex = facts.isIndex && !hasUrlset;
  const urlCount = locations.length;
  const few = `sitemap.xml lists ${urlCount} URLs, fewer than ${FEW_LOCATIONS}: see whether pages are left out`;
  const report = fileReport('/sitemap.xml', answer, [
    [!hasDeclaration, 'sitemap.xml has no XML declaration', 'Begin sitemap.xml with an XML declaration'],
    [
      isIndex,
      'sitemap.xml is a sitemap index: it lists other sitemaps, which were not audited',
      'List every page in sitemap.xml itself, or audit each of its sitemaps',
    ],
    [
      !hasUrlset && !isIndex,
      'sitemap.xml has no urlset element',
      'Put the locations of sitemap.xml into a urlset element',
    ],
    [urlCount === 0 && !isIndex, 'sitemap.xml lists no location', 'List every page in sitemap.xml'],
    [urlCount < FEW_LOCATIONS && !isIndex, null, few],
  ]);
  return { ...report, hasDeclaration, hasUrlset, urlCount };
};
