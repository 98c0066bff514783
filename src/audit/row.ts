import { ruleFor } from './checks/addresses-of.ts';
import type { Log } from './environment.ts';
import type { Listed } from './gather/addresses.ts';
import { mayCrawl, type RobotsFacts } from './gather/robots.ts';
import type { Visit } from './gather/visit.ts';
import { SLOW_MS } from './limits.ts';
import type { SiteKnowledge } from './own-site.ts';
import { auditPage } from './page-audit.ts';
import type { AuditResult, AuditRow, ResultStatus } from './types.ts';

/** Sorts a result: redirect from 300 to 399, then valid or error. */
export const statusOf = (statusCode: number): ResultStatus => {
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  return statusCode >= 200 && statusCode < 300 ? 'valid' : 'error';
};

const resultOf = (path: string, { answer, page }: Visit, robots: RobotsFacts): AuditResult => {
  const status = statusOf(answer.statusCode);
  const isValid = status === 'valid';
  const hasNoIndex = page?.noIndex ?? /\b(noindex|none)\b/i.test(answer.headers['x-robots-tag'] ?? '');
  return {
    url: path,
    status,
    isValid,
    statusCode: answer.statusCode,
    message: answer.message,
    crawlable: isValid && !hasNoIndex && mayCrawl(robots, path),
    hasMetaTags: page !== null && page.head.title !== '' && page.head.description !== '',
    hasNoIndex,
    redirectTo: answer.redirectTo,
    loadTime: answer.loadTime,
  };
};

/** What a visit comes to in the report. */
export const rowOf = (
  { path, listedIn }: Listed,
  visit: Visit,
  robots: RobotsFacts,
  site: SiteKnowledge,
  log: Log,
): AuditRow => {
  const result = resultOf(path, visit, robots);
  return {
    result,
    rule: ruleFor(site, path),
    seo: visit.page && auditPage(visit.page, log),
    slow: result.loadTime > SLOW_MS,
    listedIn,
  };
};
