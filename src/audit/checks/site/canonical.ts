import type { SiteFacts } from '../../gather/site-facts.ts';
import type { PageFacts } from '../../html/page-facts.ts';
import { hasContent } from '../../status.ts';
import { canonicalOf, ownPath } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';

const problemOf = (site: SiteFacts, { path, head, noIndex }: PageFacts): string | null => {
  const [first, ...others] = head.canonicals;
  // A page that is not to be found needs no address to be found under.
  if (first === undefined) return noIndex ? null : 'There is no canonical address';
  if (others.some((other) => other !== first))
    return `There are several canonical addresses: ${head.canonicals.join(', ')}`;
  if (first === '') return 'The canonical address cannot be read';
  const target = ownPath(site, first);
  if (target === null) return `The canonical address is on another site: ${first}`;
  if (target === path) return null;
  const reply = site.replies.get(target);
  if (reply && !hasContent(reply.statusCode)) return `The canonical address ${target}: ${reply.message}`;
  const page = site.pages.get(target);
  const next = page ? canonicalOf(site, page) : target;
  return next === target ? null : `Canonical chain: ${path} to ${target} to ${next ?? page?.head.canonicals[0]}`;
};

/** A canonical address should be there, be one, and be final. */
export const canonical = {
  id: 'canonical',
  looksAt: 'canonical addresses',
  needsWholeRun: false,
  run: (site) =>
    [...site.pages.values()].flatMap((page) => {
      const problem = problemOf(site, page);
      return problem === null ? [] : [{ url: page.path, message: problem }];
    }),
} as const satisfies SiteCheck;
