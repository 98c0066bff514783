/**
 * `npm run build`. `--light` compresses less; `--trial` checks all pages without share images and compression, in a
 * place of its own; `--out` names another place.
 */
import { existsSync } from 'node:fs';
import { readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FirmError, loadSite } from '../config/load-site.ts';
import { findMistypedNames, readSiteSource, SettingsError } from '../server/settings.ts';
import { createEditions } from '../src/edition/edition.ts';
import { BuildError } from './build-error.ts';
import { buildSite } from './build-site.ts';

const root = dirname(import.meta.dirname);
const flag = { type: 'boolean', default: false } as const;
const {
  trial,
  light,
  out: place,
} = parseArgs({
  options: { trial: flag, light: flag, out: { type: 'string' } },
}).values;
const target = resolve(root, place ?? (trial ? '.cache/trial' : 'dist'));
const builds = `${target}.builds`;
/** A folder of this build alone: `target` leads to it once it is whole, and to the last good one until then. */
const out = join(builds, `${Date.now()}-${process.pid}`);

/** Lets `target` lead to this build: a link is exchanged in one step, so that a kill leaves the old site or the new one. */
const putInPlace = async (): Promise<void> => {
  const before = await readlink(target).catch(() => null);
  // A folder of an earlier version of this program.
  if (before === null && existsSync(target)) await rename(target, join(builds, 'former'));
  const link = `${out}.link`;
  await symlink(relative(dirname(target), out), link, 'junction');
  await rename(link, target);
  // The one before stays: a server that is starting may be reading it.
  const wanted = [basename(out), before && basename(before)];
  for (const name of await readdir(builds))
    if (!wanted.includes(name)) await rm(join(builds, name), { recursive: true, force: true });
};

const run = async (): Promise<void> => {
  // A test runner sets another value; the site needs the production build of its libraries.
  process.env.NODE_ENV = 'production';
  // Pages and calendars are built for one day, also if midnight passes meanwhile.
  const source = readSiteSource(process.env);
  const site = loadSite(source);
  for (const line of findMistypedNames(process.env)) console.log(line);
  for (const line of site.missingLines) console.log(line);
  if (site.locales.includes('ta') && site.signedTamilPages === null)
    console.log('Tamil pages get noindex and stay out of the sitemap until a native reader signs: see docs/launch.md.');
  const editions = createEditions(site);
  const started = performance.now();
  const built = await buildSite(editions, {
    folder: source.folder,
    out,
    cache: join(root, '.cache'),
    effort: trial ? null : light ? 'light' : 'best',
  });
  await putInPlace();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`Built ${built} in ${seconds} s, ${peak} MB at most.`);
};

try {
  await run();
} catch (error) {
  const explained = [BuildError, SettingsError, FirmError].some((kind) => error instanceof kind);
  console.error(explained ? `Build failed. ${(error as Error).message}` : error);
  process.exitCode = 1;
  await rm(out, { recursive: true, force: true });
  // Fails while the folder holds an earlier build, which `target` leads to.
  await rmdir(builds).catch(() => undefined);
}
