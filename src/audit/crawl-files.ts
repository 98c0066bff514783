import robotsParser from 'robots-parser';
import { tokenize } from '../html/tokenizer.ts';
import { hasContent, pathOf, toUrl } from './addresses.ts';
import type { SiteKnowledge } from './own-site.ts';
import type { Answer } from './request.ts';

/** RFC 9309. */
export type RobotsFacts = ReturnType<typeof readRobots>;

export type SitemapFacts = ReturnType<typeof readSitemap>;

/** The crawlers by which pages come into search results, as they call themselves in `robots.txt`. */
const searchEngines: ReadonlySet<string> = new Set(['*', 'googlebot', 'bingbot', 'duckduckbot']);

const isSearchEngine = (agent: string): boolean => searchEngines.has(agent.toLowerCase().split('/', 1)[0] ?? '');

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

/** The crawlers that may not read a path; one that may read nothing at all only when it reads for a search engine. */
export const closedTo = (robots: RobotsFacts, path: string): string[] => [
  ...robots.closedTo.filter(isSearchEngine),
  ...robots.keepsOut(path),
];

export const mayCrawl = (robots: RobotsFacts, path: string): boolean => !closedTo(robots, path).some(isSearchEngine);

/** The end of a sentence: nothing where `*` is among the crawlers, for then it is all of them. */
export const toWhom = (agents: readonly string[]): string => (agents.includes('*') ? '' : ` to ${agents.join(', ')}`);

/** The protocol's own limit. */
const MAX_LOCATIONS = 50_000;

/** Reads the file. Names are compared without their prefix; the locations of images and videos are not pages. */
export const readSitemap = (text: string) => {
  const locations: string[] = [];
  let hasUrlset = false;
  let inUrl = false;
  let location: string | null = null;
  for (const token of tokenize(text, true)) {
    if (token.kind === 'text') {
      if (location !== null) location += token.text;
      continue;
    }
    const open = token.kind === 'open';
    if (open && /^(\w+:)?urlset$/.test(token.name)) hasUrlset = true;
    if (token.name === 'url' || token.name === 'sm:url') inUrl = open;
    if (token.name !== 'loc' && token.name !== 'sm:loc') continue;
    if (!open && location?.trim() && locations.length < MAX_LOCATIONS) locations.push(location.trim());
    location = open && inUrl ? '' : null;
  }
  return { hasDeclaration: /^\ufeff?<\?xml\s/.test(text), hasUrlset, locations };
};

/** @param origins those of the published site and of the audited one */
export const sitemapPaths = ({ locations }: SitemapFacts, origins: readonly string[]) => {
  const paths = new Set<string>();
  const repeated = new Set<string>();
  const foreign: string[] = [];
  for (const location of locations) {
    const url = toUrl(location, 'about:blank');
    if (!url || !origins.includes(url.origin)) foreign.push(location);
    else if (paths.has(pathOf(url))) repeated.add(pathOf(url));
    else paths.add(pathOf(url));
  }
  return {
    paths: [...paths],
    /** Locations of other sites and text that is no address. They are never asked for. */
    foreign,
    repeated: [...repeated],
  };
};

/** What a run audits: the sitemap, or what the site is known to have when the sitemap lists nothing, then the aliases. */
export const addressesToAudit = (paths: readonly string[], site: SiteKnowledge, withAliases: boolean) => {
  const [first, from] = paths.length > 0 ? [paths, 'sitemap' as const] : [site.canonical, 'known addresses' as const];
  const listed = new Set(first);
  const aliases = withAliases ? site.aliases.filter((path) => !listed.has(path)) : [];
  return [
    ...Array.from(listed, (path) => ({ path, listedIn: from })),
    ...aliases.map((path) => ({ path, listedIn: 'aliases' as const })),
  ];
};

export const textOf = ({ statusCode, body }: Answer): string => (hasContent(statusCode) && body ? body : '');

export type FileReport = ReturnType<typeof fileReport>;

/** Without an issue it is worth a look only. */
type Rule = readonly [isWrong: boolean, issue: string | null, recommendation: string];

const fileReport = (url: string, answer: Answer, rules: readonly Rule[]) => {
  const name = url.slice(1);
  const found = hasContent(answer.statusCode) && answer.body !== null;
  const missing: Rule = [true, `${name} could not be read: ${answer.message}`, `Serve ${name} at the root of the site`];
  const broken = (found ? rules : [missing]).filter(([isWrong]) => isWrong);
  const issues = broken.flatMap(([, issue]) => issue ?? []);
  const { statusCode } = answer;
  return { url, statusCode, isValid: issues.length === 0, issues, recommendations: broken.map(([, , what]) => what) };
};

/** Other crawlers than those of search engines may be kept out on purpose. */
export const checkRobots = (answer: Answer, robots: RobotsFacts) => {
  const { hasUserAgent, hasSitemap } = robots;
  const report = fileReport('/robots.txt', answer, [
    [!hasUserAgent, 'robots.txt has no User-agent line', 'Add a User-agent line to robots.txt'],
    [!hasSitemap, 'robots.txt has no Sitemap line', 'Name the sitemap in robots.txt'],
    ...robots.closedTo.map((agent): Rule => {
      const what = `robots.txt closes the whole site${toWhom([agent])}`;
      return isSearchEngine(agent)
        ? [true, `${what} (Disallow: /)`, 'Remove Disallow: / from robots.txt']
        : [true, null, `${what}: see whether that is wanted`];
    }),
  ]);
  const hasFullDisallow = robots.closedTo.some(isSearchEngine);
  return { ...report, hasUserAgent, hasSitemap, hasFullDisallow };
};

const FEW_LOCATIONS = 50;

export const checkSitemap = (answer: Answer, { hasDeclaration, hasUrlset, locations }: SitemapFacts) => {
  const urlCount = locations.length;
  const few = `sitemap.xml lists ${urlCount} URLs, fewer than ${FEW_LOCATIONS}: see whether pages are left out`;
  const report = fileReport('/sitemap.xml', answer, [
    [!hasDeclaration, 'sitemap.xml has no XML declaration', 'Begin sitemap.xml with an XML declaration'],
    [!hasUrlset, 'sitemap.xml has no urlset element', 'Put the locations of sitemap.xml into a urlset element'],
    [urlCount === 0, 'sitemap.xml lists no location', 'List every page in sitemap.xml'],
    [urlCount < FEW_LOCATIONS, null, few],
  ]);
  return { ...report, hasDeclaration, hasUrlset, urlCount };
};
