import { mayCrawl } from '../../gather/robots.ts';
import type { SiteFacts } from '../../gather/site-facts.ts';
import { hasContent } from '../../status.ts';
import { canonicalOf, isIndexedItself } from '../addresses-of.ts';
import type { SiteCheck, SiteIssue } from '../check.ts';

const problemOf = (site: SiteFacts, path: string): string | null => {
  const reply = site.replies.get(path);
  if (reply && !hasContent(reply.statusCode)) return `In the sitemap, but the answer is ${reply.message}`;
  if (!mayCrawl(site.robots, path)) return 'In the sitemap, but closed by robots.txt';
  const page = site.pages.get(path);
  if (!page) return null;
  if (page.noIndex) return 'In the sitemap, but marked noindex';
  const target = canonicalOf(site, page);
  return target === path ? null : `In the sitemap, but its canonical address is ${target ?? page.head.canonicals[0]}`;
};

/** The sitemap should list exactly the pages that search engines shall show. */
export const sitemapConflicts = {
  id: 'sitemap-conflicts',
  looksAt: 'the sitemap against what pages say',
  needsWholeRun: false,
  run: (site) => {
    const listed = new Set(site.sitemap.paths);
    const issue = (url: string | null, message: string): SiteIssue => ({ url, message });
    return [
      ...site.sitemap.paths.flatMap((path) => {
        const problem = problemOf(site, path);
        return problem === null ? [] : [issue(path, problem)];
      }),
      ...site.sitemap.repeated.map((path) => issue(path, 'Listed more than once in the sitemap')),
      ...site.sitemap.foreign.map((location) =>
        issue(null, `The sitemap lists an address of another site: ${location}`),
      ),
      ...[...site.pages.values()]
        .filter((page) => listed.size > 0 && !listed.has(page.path) && isIndexedItself(site, page))
        .map(({ path }) => issue(path, 'Calls itself canonical, but is not in the sitemap')),
    ];
  },
} as const satisfies SiteCheck;
