/** What a run gathered, and what its addresses mean. */
import { decoded, pathOf, toUrl } from './addresses.ts';
import type { FirmDetails, SiteKnowledge } from './own-site.ts';
import type { PageFacts } from './page-facts.ts';
import type { Answer } from './request.ts';
import type { RobotsFacts } from './robots.ts';
import type { SitemapPaths } from './sitemap.ts';
import type { AuditResult } from './types.ts';

/** What an address answered, as far as links to it care. */
export type Reply = Pick<Answer, 'statusCode' | 'message' | 'redirectTo'>;

/** Everything that a run gathered; the checks beyond the score look at nothing else. */
export interface SiteFacts {
  /** The audited site. */
  readonly origin: string;
  readonly firm: FirmDetails;
  readonly judge: SiteKnowledge['judge'];
  readonly results: readonly AuditResult[];
  /** By path, only pages that were read. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** By path, every address that was asked: audited or only linked. */
  readonly replies: ReadonlyMap<string, Reply>;
  readonly robots: RobotsFacts;
  readonly sitemap: SitemapPaths;
  /** Whether nothing was cancelled or left out, so that an absence means something. */
  readonly complete: boolean;
}

/**
 * The path that an absolute address has on this site, be it written with the published or the audited origin.
 * @returns `null` for another site's address
 */
export const ownPath = ({ origin, firm }: SiteFacts, address: string): string | null => {
  const url = toUrl(address, 'about:blank');
  return url && (url.origin === origin || url.origin === firm.origin) ? pathOf(url) : null;
};

/** The path of a page's canonical address; its own when it names none, `null` when it names another site. */
export const canonicalOf = (site: SiteFacts, page: PageFacts): string | null => {
  const [first] = page.head.canonicals;
  return first === undefined || first === '' ? page.path : ownPath(site, first);
};

/** Whether a page is its own canonical address. */
export const isIndexedItself = (site: SiteFacts, page: PageFacts): boolean =>
  !page.noIndex && canonicalOf(site, page) === page.path;

/** What the rules say about a path with or without a query. */
export const ruleFor = (site: Pick<SiteFacts, 'judge'>, path: string): ReturnType<SiteFacts['judge']> =>
  site.judge(decoded(path.split('?', 1)[0] ?? path));

/** The page that a link to a path ends at: the page itself, or the one for which it is another address. */
export const landsOn = (site: SiteFacts, path: string): string => {
  const page = site.pages.get(path);
  if (page) return canonicalOf(site, page) ?? path;
  const to = site.replies.get(path)?.redirectTo ?? ruleFor(site, path).redirectTo;
  return to === null || !site.pages.has(to) ? path : to;
};

/** How many clicks each page is from the home page; a page without an entry cannot be reached by links. */
export const depthsFrom = (site: SiteFacts, start: string): ReadonlyMap<string, number> => {
  const depths = new Map([[start, 0]]);
  // A map keeps its order and shows what is added while it is walked: a queue.
  for (const [path, depth] of depths)
    for (const link of site.pages.get(path)?.links.internal ?? [])
      for (const target of [link, landsOn(site, link)]) if (!depths.has(target)) depths.set(target, depth + 1);
  return depths;
};
