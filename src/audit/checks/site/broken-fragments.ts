import { landsOn } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';

/** Fragments that every page has (HTML standard, "top of the document"). */
const isTop = (id: string): boolean => id.toLowerCase() === 'top';

/** Links to a place inside a page that is not there. */
export const brokenFragments = {
  id: 'broken-fragments',
  looksAt: 'links to a place inside a page',
  needsWholeRun: false,
  run: (site) => {
    const idsOf = new Map([...site.pages.values()].map(({ path, ids }) => [path, new Set(ids)]));
    return [...site.pages.values()].flatMap(({ path, links }) =>
      links.fragments.flatMap((link) => {
        const hash = link.indexOf('#');
        const target = link.slice(0, hash);
        const id = link.slice(hash + 1);
        const ids = idsOf.get(target) ?? idsOf.get(landsOn(site, target));
        // A text fragment (`#:~:text=`) names words, not an element.
        if (!ids || ids.has(id) || isTop(id) || id.startsWith(':~:')) return [];
        return [{ url: path, message: `Link to ${link}, but there is no such place` }];
      }),
    );
  },
} as const satisfies SiteCheck;
