/** Builds the site of a firm, whichever it is, into any folder. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FirmFolder } from '../config/firm-folder.ts';
import { allAddresses, allRedirects } from '../src/addresses/all-addresses.ts';
import { hrefFeed } from '../src/addresses/href.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';
import { BuildError } from './build-error.ts';
import { bundle } from './bundle.ts';
import { writeCalendars } from './calendars.ts';
import { checkContent } from './checks/check-content.ts';
import { compressFile, type Effort, isCompressible } from './compress.ts';
import { dropUnused } from './file-cache.ts';
import { iconFiles, readLogo, writeImages } from './images.ts';
import { photoFiles } from './photos.ts';
import { renderSite } from './render-site.ts';
import { SiteFolder } from './site-folder.ts';
import { atomFeed } from './site-lists.ts';
import { writeHostFiles } from './static-host.ts';

/** The folders and settings of a build beside the site's own value. */
export interface BuildPlan {
  /** The owner's folder, for the logo and what the law's confirmations say. */
  readonly folder: FirmFolder;
  /** It is empty, or not there yet: the site and what only the server reads. */
  readonly out: string;
  /** The folder that builds share: bundles, images and compressed files. */
  readonly cache: string;
  /** The effort of compression; null for a trial, which leaves out share images and compressed files. */
  readonly effort: Effort | null;
}

const failOn = (what: string, mistakes: readonly string[]): void => {
  if (mistakes.length > 0) throw new BuildError(`${what}:\n  ${mistakes.slice(0, 50).join('\n  ')}`);
};

const aliases = (edition: Edition) => allAddresses(edition).filter((address) => address.path !== address.canonical);

const compressAll = async (site: SiteFolder, cacheDir: string, effort: Effort): Promise<number> => {
  const files = [...site.files].filter(isCompressible).toSorted();
  // zlib works in a pool of threads. One task more than there are cores, so that no core waits for this thread.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const file of queue) await compressFile(join(site.path, file), cacheDir, effort);
    }),
  );
  return files.length;
};

/** Builds the site. @returns how much it is, in words @throws BuildError */
export const buildSite = async (editions: Editions, { folder, out, cache, effort }: BuildPlan): Promise<string> => {
  const { en: edition } = editions;
  const caches = {
    images: join(cache, 'images'),
    photos: join(cache, 'photos'),
    compressed: join(cache, 'compressed'),
  };
  failOn('Content has mistakes', await checkContent(editions, folder));
  const site = new SiteFolder(join(out, 'site'));
  const bundles = await bundle(cache, out, site, editions);
  const rendered = renderSite({ bundles, editions, out, site });
  failOn('Pages have mistakes', rendered.mistakes);
  site.write(hrefFeed().slice(1), atomFeed(edition, bundles.render.allPosts(edition)));
  for (const each of Object.values(editions)) writeCalendars(site, each);
  for (const { path, canonical } of aliases(edition)) site.link(pageFile(canonical), pageFile(path));
  const logo = readLogo(folder);
  for (const [name, content] of Object.entries(iconFiles(edition.site, logo))) site.write(name, content);
  for (const [name, content] of await photoFiles(folder, edition.site, caches.photos)) site.write(name, content);
  let rest = 'a trial: no share images, nothing compressed';
  if (effort) {
    const [images, compressed] = await Promise.all([
      writeImages(editions, rendered.pages, { site, logo, cacheDir: caches.images }),
      compressAll(site, caches.compressed, effort),
    ]);
    for (const folder of Object.values(caches)) dropUnused(folder);
    rest = `${images.made} images made, ${images.reused} reused; ${compressed} files compressed`;
  }
  writeHostFiles(edition, site, rendered.hashes);
  const redirects = allRedirects(edition).length;
  return `${rendered.pages.length} pages, ${aliases(edition).length} aliases and ${redirects} redirects (${rest})`;
};
