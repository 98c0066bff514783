import type { Verdict } from '../addresses/resolve.ts';
import { type addressesToAudit, closedTo, mayCrawl, type RobotsFacts, saysNoIndex } from './crawl-files.ts';
import type { SiteKnowledge } from './own-site.ts';
import { auditPage } from './page-checks.ts';
import { type PageFacts, readPage } from './read-page.ts';
import type { Answer, Environment, Request } from './request.ts';
import { decoded, findStatus, hasContent, isRedirect, isThrottled } from './urls.ts';

export const SLOW_MS = 3000;

export type AuditRow = ReturnType<typeof makeRow>;

/** `page` is `null` when the answer is no page. */
interface Visit {
  readonly answer: Answer;
  readonly page: PageFacts | null;
}

/** Any other refusal of HEAD, or its silence, may be about the method only. */
const headDecides = ({ statusCode }: Answer): boolean => isRedirect(statusCode) || isThrottled(statusCode);

/** Asks with HEAD, and with GET if HEAD does not decide. @param limit bytes of the page to read */
export const visit = async (path: string, request: Request, origin: string, limit: number): Promise<Visit> => {
  const head = await request({ method: 'HEAD', path });
  if (headDecides(head)) return { answer: head, page: null };
  const answer = await request({ method: 'GET', path, limit });
  const { statusCode, body, headers, truncated } = answer;
  const isPage = hasContent(statusCode) && /html/i.test(headers['content-type'] || 'html');
  const source = { url: origin + path, html: body ?? '', truncated, headers };
  return { answer, page: isPage ? readPage(source) : null };
};

/** Asks for an address that is only linked: its body does not matter. */
export const probe = async (path: string, request: Request): Promise<Answer> => {
  const head = await request({ method: 'HEAD', path });
  return headDecides(head) || hasContent(head.statusCode) ? head : request({ method: 'GET', path });
};

export const ruleFor = ({ judge }: SiteKnowledge, path: string): Verdict =>
  judge(decoded(path.split('?', 1)[0] ?? path));

/** Returns the row of an address in the report; paths with their query, times in milliseconds. */
export const makeRow = (
  { path, listedIn }: ReturnType<typeof addressesToAudit>[number],
  { answer, page }: Visit,
  robots: RobotsFacts,
  site: SiteKnowledge,
  warn: Environment['warn'],
) => {
  const { statusCode, message, redirectTo, loadTime } = answer;
  const status = findStatus(statusCode);
  /** True if the address shows a page: an answer from 200 to 299 with content. */
  const isValid = status === 'valid';
  const hasNoIndex = page?.noIndex ?? saysNoIndex(answer.headers['x-robots-tag'] ?? '');
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
      /** The time until the last request for the address was complete. */
      loadTime,
    },
    /** The rule holds whatever the server answered. */
    rule: ruleFor(site, path),
    seo: page && auditPage(page, warn),
    slow: loadTime > SLOW_MS,
    /** The crawlers to which robots.txt closes the address; `*` stands for all that it does not name. */
    closedTo: closedTo(robots, path),
    listedIn,
  };
};
