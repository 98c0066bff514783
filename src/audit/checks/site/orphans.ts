import { isIndexedItself } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';
import { depthsFrom } from '../depths.ts';

/** Visitors and crawlers do not find a page to which no link leads. */
export const orphans = {
  id: 'orphans',
  looksAt: 'whether links lead to every page',
  needsWholeRun: true,
  run: (site) => {
    if (!site.pages.has('/')) return [];
    const depths = depthsFrom(site, '/');
    return [...site.pages.values()]
      .filter((page) => !depths.has(page.path) && isIndexedItself(site, page))
      .map(({ path }) => ({ url: path, message: 'No path of links leads here from the home page' }));
  },
} as const satisfies SiteCheck;
