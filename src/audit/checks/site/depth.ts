import { MAX_DEPTH } from '../../limits.ts';
import { isIndexedItself } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';
import { depthsFrom } from '../depths.ts';

/** A page many clicks away is read by few. */
export const depth = {
  id: 'depth',
  looksAt: 'clicks from the home page',
  needsWholeRun: true,
  run: (site) =>
    [...depthsFrom(site, '/')].flatMap(([path, clicks]) => {
      const page = site.pages.get(path);
      return page && clicks > MAX_DEPTH && isIndexedItself(site, page)
        ? [{ url: path, message: `${clicks} clicks from the home page` }]
        : [];
    }),
} as const satisfies SiteCheck;
