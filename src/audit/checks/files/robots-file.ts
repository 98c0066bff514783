import { readRobots } from '../../gather/robots.ts';
import type { RobotsReport } from '../../types.ts';

/** An answer to the request for a file. */
export interface FileAnswer {
  readonly statusCode: number;
  readonly message: string;
  readonly body: string | null;
}

const FULL = /^\/\**$/;

/** Checks `robots.txt`: a User-agent line, a Sitemap line, no full Disallow. */
export const checkRobotsFile = ({ statusCode, message, body }: FileAnswer): RobotsReport => {
  const found = statusCode >= 200 && statusCode < 300 && body !== null;
  const robots = readRobots(found ? body : '');
  const full = (allow: boolean): boolean =>
    robots.rules.some((rule) => rule.allow === allow && FULL.test(rule.pattern));
  const hasFullDisallow = full(false) && !full(true);
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
    if (hasFullDisallow) add('robots.txt closes the whole site (Disallow: /)', 'Remove Disallow: / from robots.txt');
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
    hasFullDisallow,
  };
};
