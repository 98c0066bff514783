import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageRoutes } from '../../src/addresses/all-addresses.ts';
import { builtLocales } from '../../src/addresses/built-locales.ts';
import { canonicalPath } from '../../src/addresses/canonical-path.ts';
import type { Locale } from '../../src/addresses/locale.ts';
import type { PageRoute } from '../../src/addresses/route.ts';
import { pageFile } from '../../src/delivery/page-file.ts';

/** A canonical page as the build wrote it. */
export interface BuiltPage {
  readonly path: string;
  readonly route: PageRoute;
  readonly html: string;
}

const site = join(import.meta.dirname, '..', '..', 'dist', 'site');

/**
 * Every canonical page of the built site, in the order of the sitemap.
 * @param of its languages; all that were built, when left out
 */
export const builtPages = (of: readonly Locale[] = builtLocales): Promise<BuiltPage[]> =>
  Promise.all(
    pageRoutes(of).map(async (route) => {
      const path = canonicalPath(route);
      return { path, route, html: await readFile(join(site, pageFile(path)), 'utf8') };
    }),
  );
