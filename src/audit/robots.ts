import robotsParser from 'robots-parser';
import type { FileAnswer } from './request.ts';
import { hasContent, toWhom } from './status.ts';
import type { RobotsReport } from './types.ts';

/** What `robots.txt` says (RFC 9309). */
export interface RobotsFacts {
  readonly hasUserAgent: boolean;
  readonly hasSitemap: boolean;
  /** The crawlers from which it keeps the whole site; `*` stands for all that it does not name. */
  readonly closedTo: readonly string[];
  /** Those of its crawlers that may not read a path, but may read others. */
  readonly keepsOut: (path: string) => readonly string[];
}

/** The crawlers by which pages come into search results, as they call themselves in `robots.txt`. */
const searchEngines: ReadonlySet<string> = new Set(['*', 'googlebot', 'bingbot', 'duckduckbot']);

/** Whether a crawler reads for a search engine; so do those that `*` stands for. */
const isSearchEngine = (agent: string): boolean => searchEngines.has(agent.toLowerCase().split('/', 1)[0] ?? '');

/** The parser asks for whole addresses; which site it is does not matter to the rules. */
const SITE = 'http://site.test';

/** Two paths that no rule names: one that fits both is about all paths. */
const unnamed = ['/~', '/0'];

const USER_AGENT = /^\ufeff?[ \t]*user-agent[ \t]*:([^#\r\n]*)/gim;

/** The names of the crawlers, each once, in the order of the file. */
const agentsIn = (text: string): string[] => {
  const names = [...text.matchAll(USER_AGENT)].map(([, name = '']) => name.trim()).filter((name) => name !== '');
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
};

/** Reads the file; unknown lines are ignored. */
export const readRobots = (text: string): RobotsFacts => {
  const robots = robotsParser(`${SITE}/robots.txt`, text);
  const agents = agentsIn(text);
  const mayRead = (agent: string, path: string): boolean => robots.isAllowed(SITE + path, agent) !== false;
  const closedTo = agents.filter((agent) => unnamed.every((path) => !mayRead(agent, path)));
  const others = agents.filter((agent) => !closedTo.includes(agent));
  return {
    hasUserAgent: agents.length > 0,
    hasSitemap: robots.getSitemaps().length > 0,
    closedTo,
    keepsOut: (path) => others.filter((agent) => !mayRead(agent, path)),
  };
};

/** The crawlers that may not read a path; one that may read nothing at all only when it reads for a search engine. */
export const closedTo = (robots: RobotsFacts, path: string): string[] => [
  ...robots.closedTo.filter(isSearchEngine),
  ...robots.keepsOut(path),
];

/** Whether search engines may read a path. */
export const mayCrawl = (robots: RobotsFacts, path: string): boolean => !closedTo(robots, path).some(isSearchEngine);

/** Checks `robots.txt`: a User-agent line, a Sitemap line, no full Disallow. Other crawlers may be kept out on purpose. */
export const checkRobotsFile = ({ statusCode, message, body }: FileAnswer): RobotsReport => {
  const found = hasContent(statusCode) && body !== null;
  const robots = readRobots(found ? body : '');
  const closed = robots.closedTo.filter(isSearchEngine);
  const issues: string[] = [];
  const recommendations: string[] = [];
  const add = (issue: string, recommendation: string): void => {
    issues.push(issue);
    recommendations.push(recommendation);
  };
  if (!found) add(`robots.txt could not be read: ${message}`, 'Serve robots.txt at the root of the site');
  else {
    if (!robots.hasUserAgent) add('robots.txt has no User-agent line', 'Add a User-agent line to robots.txt');
    if (!robots.hasSitemap) add('robots.txt has no Sitemap line', 'Name the sitemap in robots.txt');
    for (const agent of robots.closedTo) {
      const what = `robots.txt closes the whole site${toWhom([agent])}`;
      if (closed.includes(agent)) add(`${what} (Disallow: /)`, 'Remove Disallow: / from robots.txt');
      else recommendations.push(`${what}: see whether that is wanted`);
    }
  }
  const { hasUserAgent, hasSitemap } = robots;
  return {
    url: '/robots.txt',
    statusCode,
    isValid: issues.length === 0,
    issues,
    recommendations,
    hasUserAgent,
    hasSitemap,
    hasFullDisallow: closed.length > 0,
  };
};
