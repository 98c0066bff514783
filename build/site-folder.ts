import { cpSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageFile } from '../src/delivery/page-file.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { builtLocales } from '../src/site/built-locales.ts';
import { canonicalPath } from '../src/site/href.ts';
import type { Locale } from '../src/site/locale.ts';
import type { PageRoute } from '../src/site/route.ts';

/**
 * The folder of the site that is being written. It writes synchronously, which is several times faster for thousands of
 * small files.
 */
export class SiteFolder {
  /** Absolute path. */
  readonly path: string;
  readonly #made = new Set<string>();

  /** @param path absolute; made when it is missing */
  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  #placeOf(file: string): string {
    const place = join(this.path, file);
    const folder = dirname(place);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    return place;
  }

  /**
   * Writes a file, and the folders above it.
   * @param file its path inside the site
   */
  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.#placeOf(file), content);
  }

  /** Gives a file a second name; a copy where the file system has no hard links. */
  link(file: string, alias: string): void {
    const [from, to] = [join(this.path, file), this.#placeOf(alias)];
    try {
      linkSync(from, to);
    } catch {
      cpSync(from, to);
    }
  }
}

/** A canonical page as the build wrote it. */
export interface BuiltPage {
  readonly path: string;
  readonly route: PageRoute;
  readonly html: string;
}

const defaultSite = join(dirname(import.meta.dirname), 'dist', 'site');

/**
 * Every canonical page of a built site, in the order of the sitemap.
 * @param of its languages; all that were built, when left out
 */
export const builtPages = (site = defaultSite, of: readonly Locale[] = builtLocales): Promise<BuiltPage[]> =>
  Promise.all(
    pageRoutes(of).map(async (route) => {
      const path = canonicalPath(route);
      return { path, route, html: await readFile(join(site, pageFile(path)), 'utf8') };
    }),
  );
