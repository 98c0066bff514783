import type { SiteFacts } from '../../gather/site-facts.ts';
import { hasContent, isRedirect } from '../../status.ts';
import type { SiteCheck } from '../check.ts';

/** What is wrong with where a redirect leads, if anything. */
const problemOf = ({ replies }: SiteFacts, from: string, to: string | null): string | null => {
  if (to === null) return 'Redirect without a target that can be read';
  if (!to.startsWith('/')) return `Redirect out of the site, to ${to}`;
  const target = to.split('#', 1)[0] ?? to;
  const seen = new Set([from]);
  let next: string | null = target;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const reply = replies.get(next);
    next = reply && isRedirect(reply.statusCode) ? reply.redirectTo : null;
  }
  if (next !== null) return `Redirect loop: ${[...seen, next].join(' to ')}`;
  const reply = replies.get(target);
  if (!reply) return null;
  if (isRedirect(reply.statusCode)) return `Redirect chain: ${[...seen].join(' to ')}`;
  return hasContent(reply.statusCode) ? null : `Redirect to ${target}: ${reply.message}`;
};

/** A redirect should lead to its page in one step. */
export const redirectChains = {
  id: 'redirect-chains',
  looksAt: 'where redirects lead',
  needsWholeRun: false,
  run: (site) =>
    [...site.replies].flatMap(([path, { statusCode, redirectTo }]) => {
      const problem = isRedirect(statusCode) ? problemOf(site, path, redirectTo) : null;
      return problem === null ? [] : [{ url: path, message: problem }];
    }),
} as const satisfies SiteCheck;
