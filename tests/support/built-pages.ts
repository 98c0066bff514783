import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageRoutes } from '../../src/addresses/all-addresses.ts';
import type { Locale } from '../../src/addresses/locale.ts';
import type { PageRoute } from '../../src/addresses/route.ts';
import { pageFile } from '../../src/delivery/page-file.ts';
import { builtSite } from './built.ts';
import { sampleEdition } from './firms.ts';

const edition = sampleEdition();

/** A canonical page as the build wrote it. */
export interface BuiltPage {
  readonly path: string;
  readonly route: PageRoute;
  readonly html: string;
}

/**
 * Returns every canonical page of the built site, in the order of the sitemap.
 * @param of its languages; all that were built, when left out
 */
export const builtPages = (of: readonly Locale[] = edition.locales): Promise<BuiltPage[]> =>
  Promise.all(
    pageRoutes(edition, of).map(async (route) => {
      const path = edition.canonicalPath(route);
      return { path, route, html: await readFile(join(builtSite, pageFile(path)), 'utf8') };
    }),
  );
