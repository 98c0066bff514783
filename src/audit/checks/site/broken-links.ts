import { isError } from '../../status.ts';
import type { SiteCheck } from '../check.ts';

/** Links and files that are asked for and not there. */
export const brokenLinks = {
  id: 'broken-links',
  looksAt: 'the answers to every link and file of a page',
  needsWholeRun: false,
  run: ({ pages, replies }) => {
    const broken = (url: string, what: string, targets: readonly string[]) =>
      targets.flatMap((target) => {
        const reply = replies.get(target);
        return reply && isError(reply.statusCode) ? [{ url, message: `${what} ${target}: ${reply.message}` }] : [];
      });
    return [...pages.values()].flatMap(({ path, links }) => [
      ...broken(path, 'Link to', links.internal),
      ...broken(path, 'File', links.resources),
    ]);
  },
} as const satisfies SiteCheck;
