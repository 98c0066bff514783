import type { SiteCheck } from '../check.ts';

/** A secure page that asks for an insecure file loses it, and its lock. */
export const mixedContent = {
  id: 'mixed-content',
  looksAt: 'files and form targets without encryption',
  needsWholeRun: false,
  run: ({ pages }) =>
    [...pages.values()].flatMap(({ path, links }) =>
      links.insecure.map((address) => ({ url: path, message: `Asked for without encryption: ${address}` })),
    ),
} as const satisfies SiteCheck;
