import type { SiteCheck } from '../check.ts';
import { duplicates } from '../duplicates.ts';

/** Two pages with one title compete with each other. */
export const duplicateTitles = {
  id: 'duplicate-titles',
  looksAt: 'titles of all pages',
  needsWholeRun: false,
  run: (site) => duplicates(site, 'title', ({ head }) => head.title),
} as const satisfies SiteCheck;
