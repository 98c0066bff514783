import type { SiteFacts } from '../gather/site-facts.ts';
import { decoded, pathOf, toUrl } from '../html/address.ts';
import type { PageFacts } from '../html/page-facts.ts';

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
