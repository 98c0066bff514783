import { THIN_WORDS } from '../../limits.ts';
import { isIndexedItself } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';

/** A page of a few words answers no question. */
export const thinPages = {
  id: 'thin-pages',
  looksAt: 'the number of words in the main part',
  needsWholeRun: false,
  run: (site) =>
    [...site.pages.values()]
      .filter((page) => page.text.words < THIN_WORDS && isIndexedItself(site, page))
      .map(({ path, text }) => ({ url: path, message: `Only ${text.words} words` })),
} as const satisfies SiteCheck;
