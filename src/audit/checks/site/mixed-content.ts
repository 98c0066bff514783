import type { SiteCheck } from '../check.ts';

/** A browser blocks a file without encryption on an https page, or shows the page as insecure. */
export const mixedContent = {
  id: 'mixed-content',
  looksAt: 'files and form targets without encryption',
  needsWholeRun: false,
  run: ({ pages }) =>
    [...pages.values()].flatMap(({ path, links }) =>
      links.insecure.map((address) => ({ url: path, message: `Asked for without encryption: ${address}` })),
    ),
} as const satisfies SiteCheck;
