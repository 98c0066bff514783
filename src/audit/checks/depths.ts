import type { SiteFacts } from '../gather/site-facts.ts';
import { landsOn } from './addresses-of.ts';

/** How many clicks each page is from the home page; a page without an entry cannot be reached by links. */
export const depthsFrom = (site: SiteFacts, start: string): ReadonlyMap<string, number> => {
  const depths = new Map([[start, 0]]);
  // A map keeps its order and shows what is added while it is walked: a queue.
  for (const [path, depth] of depths)
    for (const link of site.pages.get(path)?.links.internal ?? [])
      for (const target of [link, landsOn(site, link)]) if (!depths.has(target)) depths.set(target, depth + 1);
  return depths;
};
