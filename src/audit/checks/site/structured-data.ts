import type { SiteCheck } from '../check.ts';

/** A search engine ignores structured data that it cannot read. */
export const structuredData = {
  id: 'structured-data',
  looksAt: 'JSON-LD blocks',
  needsWholeRun: false,
  run: ({ pages }) =>
    [...pages.values()].flatMap(({ path, data }) =>
      data.mistakes.map((mistake) => ({ url: path, message: `Structured data: ${mistake}` })),
    ),
} as const satisfies SiteCheck;
