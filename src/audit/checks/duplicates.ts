import type { SiteFacts } from '../gather/site-facts.ts';
import type { PageFacts } from '../html/page-facts.ts';
import { isIndexedItself } from './addresses-of.ts';
import type { SiteIssue } from './check.ts';

/** Canonical pages that share a text; other addresses of one page always do and are left out. */
export const duplicates = (site: SiteFacts, what: string, textOf: (page: PageFacts) => string): SiteIssue[] => {
  const first = new Map<string, string>();
  return [...site.pages.values()].flatMap((page) => {
    const text = textOf(page);
    if (text === '' || !isIndexedItself(site, page)) return [];
    const other = first.get(text);
    if (other === undefined) first.set(text, page.path);
    return other === undefined ? [] : [{ url: page.path, message: `Same ${what} as ${other}: ${text}` }];
  });
};
