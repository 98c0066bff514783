/**
 * `npm run build`: content checks, bundle, every page, every file beside the pages, page checks, compression.
 *
 * `--trial` renders and checks all pages as ever, but leaves out share images and compression, whose results a later
 * build takes from the cache (`bench/build.ts` measures it). `FACTS_AS_IF=all` or a list of doubts shows the site as it
 * would be with them accepted, in `dist.as-if`.
 */
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { firm } from '../content/firm.ts';
import { checkFirm } from '../content/firm-schema.ts';
import { readBuildSettings, SettingsError } from '../server/settings.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { allAddresses, allRedirects } from '../src/site/addresses.ts';
import { hrefFeed } from '../src/site/href.ts';
import { atomFeed, readPosts } from './atom.ts';
import { bundle } from './bundle.ts';
import { checkContent } from './check-content.ts';
import { compressFile, isCompressible } from './compress.ts';
import { iconFiles, writeImages } from './images.ts';
import { dropUnused } from './kept.ts';
import { renderSite } from './render-site.ts';
import { SiteFolder } from './site-folder.ts';
import { writeHostFiles } from './static-host.ts';
import { Stopwatch } from './stopwatch.ts';

const root = dirname(import.meta.dirname);
const cache = join(root, '.cache');
/** Results that a later build may take. */
const kept = { images: join(cache, 'images'), compressed: join(cache, 'compressed') };
/** Written first, then put in the place of `dist`, so that a failed build leaves the last good one standing. */
const out = join(root, 'dist.new');

class BuildError extends Error {}

const failOn = (what: string, mistakes: readonly string[]): void => {
  if (mistakes.length > 0) throw new BuildError(`${what}:\n  ${mistakes.slice(0, 50).join('\n  ')}`);
};

/** Aliases are further names of the canonical page's file: they are neither checked nor compressed again. */
const aliases = () => allAddresses().filter((address) => address.path !== address.canonical);

const compressAll = async (site: string): Promise<number> => {
  const aliasFiles = new Set(aliases().map(({ path }) => pageFile(path)));
  const files = (await readdir(site, { recursive: true })).filter(
    (file) => isCompressible(file) && !aliasFiles.has(file),
  );
  // One more than the cores, so that none waits for this thread: zlib works on a pool of threads.
  const queue = files.toSorted();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await compressFile(join(site, file), kept.compressed);
    }),
  );
  return files.length;
};

const run = async (trial: boolean): Promise<void> => {
  // Whoever starts the build (a test runner sets another value): the site gets the production build of its libraries.
  process.env.NODE_ENV = 'production';
  const settings = readBuildSettings(process.env);
  // A build that takes doubts as accepted (content/decided.ts) never stands where the site is served from.
  const target = join(root, settings.factsAsIf ? 'dist.as-if' : 'dist');
  const started = performance.now();
  const watch = new Stopwatch();
  watch.start('content');
  failOn('Content has mistakes', [...checkFirm(firm), ...(await checkContent())]);
  await rm(out, { recursive: true, force: true });
  const site = new SiteFolder(join(out, 'site'));
  watch.start('bundle');
  const bundled = await bundle(cache, site.path, settings);
  const rendered = renderSite({ bundle: bundled, out, site, watch });
  failOn('Pages have mistakes', rendered.mistakes);
  site.write(hrefFeed().slice(1), atomFeed(await readPosts()));
  watch.start('aliases');
  for (const { path, canonical } of aliases()) site.link(pageFile(canonical), pageFile(path));
  watch.start('icons');
  for (const [name, content] of await iconFiles()) site.write(name, content);
  let rest = 'a trial: no share images, nothing compressed';
  if (!trial) {
    watch.start('images and compression');
    const [images, compressed] = await Promise.all([
      writeImages(rendered.pages, site, kept.images),
      compressAll(site.path),
    ]);
    for (const folder of Object.values(kept)) dropUnused(folder);
    rest = `${images.made} images made, ${images.reused} reused; ${compressed} files compressed`;
  }
  await writeHostFiles(out);
  if (existsSync(target)) await rm(target, { recursive: true });
  await rename(out, target);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Built ${rendered.pages.length} pages, ${aliases().length} aliases and ${allRedirects().length} redirects ` +
      `in ${seconds} s (${rest}; ${peak} MB at most).`,
  );
  console.log(`Steps: ${watch.stop()}.`);
};

try {
  await run(parseArgs({ options: { trial: { type: 'boolean', default: false } } }).values.trial);
} catch (error) {
  const explained = error instanceof BuildError || error instanceof SettingsError;
  console.error(explained ? `Build failed. ${error.message}` : error);
  process.exitCode = 1;
}
