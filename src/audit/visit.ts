import type { Verdict } from '../site/resolve.ts';
import { decoded, hasContent, isRedirect, isUnanswered, type StatusCode, statusOf } from './addresses.ts';
import { type addressesToAudit, closedTo, mayCrawl, type RobotsFacts } from './crawl-files.ts';
import type { SiteKnowledge } from './own-site.ts';
import { auditPage, type PageSeoAudit } from './page-checks.ts';
import { type PageFacts, readPage } from './read-page.ts';
import type { Answer, Environment, Request } from './request.ts';

export const SLOW_MS = 3000;

export interface AuditResult {
  /** Path and query on the audited site. */
  readonly url: string;
  readonly status: ReturnType<typeof statusOf>;
  /** Whether the address shows a page: an answer from 200 to 299 with content. */
  readonly isValid: boolean;
  readonly statusCode: StatusCode;
  readonly message: string;
  /** Valid, not closed to search engines by robots.txt, not marked noindex. */
  readonly crawlable: boolean;
  readonly hasMetaTags: boolean;
  readonly hasNoIndex: boolean;
  readonly redirectTo: string | null;
  /** Milliseconds until the last request for the address was complete. */
  readonly loadTime: number;
}

type Listed = ReturnType<typeof addressesToAudit>[number];

export interface AuditRow {
  readonly result: AuditResult;
  /** What the rule set says about the address, whatever the server did. */
  readonly rule: Verdict;
  /** `null` when no page was read. */
  readonly seo: PageSeoAudit | null;
  readonly slow: boolean;
  /** The crawlers to which robots.txt closes the address; `*` stands for all that it does not name. */
  readonly closedTo: readonly string[];
  readonly listedIn: Listed['listedIn'];
}

/** `page` is `null` when the answer is no page. */
interface Visit {
  readonly answer: Answer;
  readonly page: PageFacts | null;
}

/** A timeout, no answer and a redirect are final; any other refusal of HEAD may be about the method only. */
const headDecides = ({ statusCode }: Answer): boolean => isUnanswered(statusCode) || isRedirect(statusCode);

/** Where HEAD does not decide, asks with GET. @param limit bytes of the page to read */
export const visit = async (path: string, request: Request, origin: string, limit: number): Promise<Visit> => {
  const head = await request({ method: 'HEAD', path });
  if (headDecides(head)) return { answer: head, page: null };
  const answer = await request({ method: 'GET', path, limit });
  const { statusCode, body, headers, truncated } = answer;
  const isPage = hasContent(statusCode) && /html/i.test(headers['content-type'] ?? 'html');
  const source = { url: origin + path, html: body ?? '', truncated, headers };
  return { answer, page: isPage ? readPage(source) : null };
};

/** An address that is only linked: its body does not matter. */
export const probe = async (path: string, request: Request): Promise<Answer> => {
  const head = await request({ method: 'HEAD', path });
  return headDecides(head) || hasContent(head.statusCode) ? head : request({ method: 'GET', path });
};

export const ruleFor = ({ judge }: SiteKnowledge, path: string): Verdict =>
  judge(decoded(path.split('?', 1)[0] ?? path));

export const rowOf = (
  { path, listedIn }: Listed,
  { answer, page }: Visit,
  robots: RobotsFacts,
  site: SiteKnowledge,
  warn: Environment['warn'],
): AuditRow => {
  const { statusCode, message, redirectTo, loadTime } = answer;
  const status = statusOf(statusCode);
  const isValid = status === 'valid';
  const hasNoIndex = page?.noIndex ?? /\b(noindex|none)\b/i.test(answer.headers['x-robots-tag'] ?? '');
  return {
    result: {
      url: path,
      status,
      isValid,
      statusCode,
      message,
      crawlable: isValid && !hasNoIndex && mayCrawl(robots, path),
      hasMetaTags: page !== null && page.head.title !== '' && page.head.description !== '',
      hasNoIndex,
      redirectTo,
      loadTime,
    },
    rule: ruleFor(site, path),
    seo: page && auditPage(page, warn),
    slow: loadTime > SLOW_MS,
    closedTo: closedTo(robots, path),
    listedIn,
  };
};
