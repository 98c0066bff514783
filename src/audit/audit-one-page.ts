import type { Environment } from './environment.ts';
import { createRequest } from './gather/request.ts';
import { mentionFinder } from './html/mentions.ts';
import { readPage } from './html/read-page.ts';
import { defaultPace, type Pace } from './limits.ts';
import { ownSite } from './own-site.ts';
import { auditPage } from './page-audit.ts';
import { hasContent } from './status.ts';
import type { PageSeoAudit } from './types.ts';

/** The audit of one page, or why there is none. */
export type OnePage =
  | { readonly ok: true; readonly seo: PageSeoAudit }
  | { readonly ok: false; readonly message: string };

/**
 * Fetches one page again and audits its words and structure.
 * @param path path and query on the site
 */
export const auditOnePage = async (
  origin: string,
  path: string,
  environment: Environment,
  signal: AbortSignal,
  pace: Partial<Pace> = {},
): Promise<OnePage> => {
  const full: Pace = { ...defaultPace, ...pace };
  const request = createRequest(origin, environment, full, signal);
  const { statusCode, message, body, truncated, headers } = await request({
    method: 'GET',
    path,
    limit: full.pageBytes,
  });
  if (!hasContent(statusCode) || body === null) return { ok: false, message };
  const page = readPage({ url: origin + path, html: body, truncated, headers }, mentionFinder(ownSite().firm));
  return { ok: true, seo: auditPage(page, environment.log) };
};
