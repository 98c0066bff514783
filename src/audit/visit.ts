import type { Log } from './environment.ts';
import { SLOW_MS } from './limits.ts';
import type { SiteKnowledge } from './own-site.ts';
import { auditPage } from './page-checks.ts';
import type { PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';
import type { MentionFinder } from './read-text.ts';
import type { Answer, Request } from './request.ts';
import { closedTo, mayCrawl, type RobotsFacts } from './robots.ts';
import { ruleFor } from './site-facts.ts';
import type { Listed } from './sitemap.ts';
import { hasContent, isRedirect, statusOf } from './status.ts';
import type { AuditResult, AuditRow, StatusCode } from './types.ts';

/** The result of visiting an address. */
export interface Visit {
  readonly answer: Omit<Answer, 'body'>;
  /** `null` when the answer is no page. */
  readonly page: PageFacts | null;
}

/** What the visits of a run share. */
export interface VisitContext {
  readonly origin: string;
  readonly pageBytes: number;
  readonly findMentions: MentionFinder;
}

const isHtml = (contentType: string | undefined): boolean => contentType === undefined || /html/i.test(contentType);

/** A timeout, no answer and a redirect are final; any other refusal of HEAD may be about the method only. */
const headDecides = (statusCode: StatusCode): boolean =>
  statusCode === 408 || statusCode === 0 || isRedirect(statusCode);

/** Asks with HEAD; where that does not decide, asks with GET and reads the page. */
export const visit = async (
  path: string,
  request: Request,
  { origin, pageBytes, findMentions }: VisitContext,
): Promise<Visit> => {
  const head = await request({ method: 'HEAD', path, limit: 0 });
  if (headDecides(head.statusCode)) return { answer: head, page: null };
  const { body, ...answer } = await request({ method: 'GET', path, limit: pageBytes });
  if (!hasContent(answer.statusCode) || body === null || !isHtml(answer.headers['content-type']))
    return { answer, page: null };
  const source = { url: origin + path, html: body, truncated: answer.truncated, headers: answer.headers };
  return { answer, page: readPage(source, findMentions) };
};

/** Whether an address that is only linked answers; its body does not matter. */
export const probe = async (path: string, request: Request): Promise<Omit<Answer, 'body'>> => {
  const head = await request({ method: 'HEAD', path, limit: 0 });
  if (headDecides(head.statusCode) || hasContent(head.statusCode)) return head;
  return request({ method: 'GET', path, limit: 0 });
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
