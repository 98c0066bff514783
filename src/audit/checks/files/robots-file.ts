import { isSearchEngine, readRobots } from '../../gather/robots.ts';
import { hasContent, type StatusCode } from '../../status.ts';
import { toWhom } from '../../to-whom.ts';
import type { RobotsReport } from '../../types.ts';

/** An answer to the request for a file. */
export interface FileAnswer {
  readonly statusCode: StatusCode;
  readonly message: string;
  readonly body: string | null;
}

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
