import { isRedirect } from '../../status.ts';
import type { SiteCheck } from '../check.ts';

/** A link should name the address at which its page is. */
export const linksToRedirects = {
  id: 'links-to-redirects',
  looksAt: 'links whose address redirects',
  needsWholeRun: false,
  run: ({ pages, replies }) =>
    [...pages.values()].flatMap(({ path, links }) =>
      links.internal.flatMap((target) => {
        const reply = replies.get(target);
        return reply && isRedirect(reply.statusCode)
          ? [{ url: path, message: `Link to ${target}, which redirects to ${reply.redirectTo ?? 'nowhere'}` }]
          : [];
      }),
    ),
} as const satisfies SiteCheck;
