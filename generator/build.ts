/** `npm run build`. `--light` compresses less; `--trial` checks all pages without share images and compression. */
import { existsSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildSettings, SettingsError } from '../server/settings.ts';
import { allAddresses, allRedirects } from '../src/addresses/all-addresses.ts';
import { hrefFeed } from '../src/addresses/href.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { bundle } from './bundle.ts';
import { writeCalendars } from './calendars.ts';
import { checkContent } from './checks/check-content.ts';
import { compressFile, type Effort, isCompressible } from './compress.ts';
import { dropUnused } from './file-cache.ts';
import { iconFiles, writeImages } from './images.ts';
import { renderSite } from './render-site.ts';
import { SiteFolder } from './site-folder.ts';
import { atomFeed, postHeads } from './site-lists.ts';
import { writeHostFiles } from './static-host.ts';

const root = dirname(import.meta.dirname);
const cache = join(root, '.cache');
const caches = { images: join(cache, 'images'), compressed: join(cache, 'compressed') };
const builds = join(root, 'dist.builds');
/** A folder of this build alone: `target` leads to it once it is whole, and to the last good one until then. */
const out = join(builds, `${Date.now()}-${process.pid}`);
const target = join(root, 'dist');

class BuildError extends Error {}

const failOn = (what: string, mistakes: readonly string[]): void => {
  if (mistakes.length > 0) throw new BuildError(`${what}:\n  ${mistakes.slice(0, 50).join('\n  ')}`);
};

const aliases = () => allAddresses().filter((address) => address.path !== address.canonical);

const compressAll = async (site: SiteFolder, effort: Effort): Promise<number> => {
  const files = [...site.files].filter(isCompressible).toSorted();
  // zlib works in a pool of threads. One task more than there are cores, so that no core waits for this thread.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const file of queue) await compressFile(join(site.path, file), caches.compressed, effort);
    }),
  );
  return files.length;
};

/** Lets `target` lead to this build: a link is exchanged in one step, so that a kill leaves the old site or the new one. */
const putInPlace = async (): Promise<void> => {
  const before = await readlink(target).catch(() => null);
  // A folder of an earlier version of this program.
  if (before === null && existsSync(target)) await rename(target, join(builds, 'former'));
  const link = `${out}.link`;
  await symlink(relative(root, out), link, 'junction');
  await rename(link, target);
  // The one before stays: a server that is starting may be reading it.
  const wanted = [basename(out), before && basename(before)];
  for (const name of await readdir(builds))
    if (!wanted.includes(name)) await rm(join(builds, name), { recursive: true, force: true });
};

const run = async ({ trial, light }: { readonly trial: boolean; readonly light: boolean }): Promise<void> => {
  const effort: Effort = light ? 'light' : 'best';
  // A test runner sets another value; the site needs the production build of its libraries.
  process.env.NODE_ENV = 'production';
  const settings = readBuildSettings(process.env);
  // One day for pages and calendars, also when midnight passes meanwhile.
  Object.assign(process.env, { BUILD_DATE: settings.buildDay });
  const started = performance.now();
  failOn('Content has mistakes', await checkContent());
  const site = new SiteFolder(join(out, 'site'));
  const bundles = await bundle(cache, out, site, settings);
  const rendered = renderSite({ bundles, out, site, locales: settings.locales });
  failOn('Pages have mistakes', rendered.mistakes);
  site.write(hrefFeed().slice(1), atomFeed(await postHeads()));
  writeCalendars(site, settings.buildDay, settings.locales);
  for (const { path, canonical } of aliases()) site.link(pageFile(canonical), pageFile(path));
  for (const [name, content] of Object.entries(iconFiles())) site.write(name, content);
  let rest = 'a trial: no share images, nothing compressed';
  if (!trial) {
    const [images, compressed] = await Promise.all([
      writeImages(rendered.pages, site, caches.images),
      compressAll(site, effort),
    ]);
    for (const folder of Object.values(caches)) dropUnused(folder);
    rest = `${images.made} images made, ${images.reused} reused; ${compressed} files compressed`;
  }
  writeHostFiles(site, rendered.hashes);
  await putInPlace();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Built ${rendered.pages.length} pages, ${aliases().length} aliases and ${allRedirects().length} redirects ` +
      `in ${seconds} s (${rest}; ${peak} MB at most).`,
  );
};

try {
  const flag = { type: 'boolean', default: false } as const;
  await run(parseArgs({ options: { trial: flag, light: flag } }).values);
} catch (error) {
  const explained = error instanceof BuildError || error instanceof SettingsError;
  console.error(explained ? `Build failed. ${error.message}` : error);
  process.exitCode = 1;
}
