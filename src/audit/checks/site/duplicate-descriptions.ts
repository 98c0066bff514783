import type { SiteCheck } from '../check.ts';
import { duplicates } from '../duplicates.ts';

/** Two pages with one description look the same in search results. */
export const duplicateDescriptions = {
  id: 'duplicate-descriptions',
  looksAt: 'descriptions of all pages',
  needsWholeRun: false,
  run: (site) => duplicates(site, 'description', ({ head }) => head.description),
} as const satisfies SiteCheck;
