import { ruleFor } from './checks/addresses-of.ts';
import type { Log } from './environment.ts';
import type { Listed } from './gather/addresses.ts';
import { closedTo, mayCrawl, type RobotsFacts } from './gather/robots.ts';
import type { Visit } from './gather/visit.ts';
import { SLOW_MS } from './limits.ts';
import type { SiteKnowledge } from './own-site.ts';
import { auditPage } from './page-audit.ts';
import { hasContent, isRedirect, type StatusCode } from './status.ts';
import type { AuditResult, AuditRow, ResultStatus } from './types.ts';

/** Sorts a result: redirect, then valid or error. An answer without content is no page. */
export const statusOf = (statusCode: StatusCode): ResultStatus => {
  if (isRedirect(statusCode)) return 'redirect';
  return hasContent(statusCode) ? 'valid' : 'error';
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

/** The row of a visit in the report. */
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
    closedTo: closedTo(robots, path),
    listedIn,
  };
};
