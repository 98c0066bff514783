import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pageFile } from '../build/page-file.ts';
import { allAddresses, allRedirects } from '../src/site/addresses.ts';

/** One file of the site with its compressed variants, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** A strong validator of the uncompressed bytes, without quotes. */
  readonly hash: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Everything that the site can answer with. */
export interface SiteFiles {
  /** By path as a request writes it; aliases share the object of their canonical page. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Legacy paths and where they redirect. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
  /** SHA-256 hashes of the inlined style sheets, for the policy header. */
  readonly styleHashes: readonly string[];
}

/** The build is not there or not whole. */
export class SiteFilesError extends Error {}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Kept, but asked for again each time: a deploy shows at once and costs a returning visitor a 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const cacheControlOf = (file: string): string => {
  if (file.startsWith('assets/')) return YEAR;
  return /\.(html|xml|txt)$/.test(file) ? REVALIDATE : DAY;
};

const readVariant = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const readSiteFile = async (siteDir: string, file: string): Promise<SiteFile> => {
  const path = join(siteDir, file);
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readVariant(`${path}.br`),
    readVariant(`${path}.gz`),
  ]);
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(file),
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    identity,
    br,
    gzip,
  };
};

/**
 * Reads the built site into memory: a request then costs a look-up, and no path of a request ever reaches the disk.
 * @param distDir the folder that the build wrote
 * @throws SiteFilesError when the build is missing or lacks a page
 */
export const loadSiteFiles = async (distDir: string): Promise<SiteFiles> => {
  const siteDir = join(distDir, 'site');
  const names = await readdir(siteDir, { recursive: true }).catch(() => {
    throw new SiteFilesError(`There is no built site in ${distDir}: run "npm run build" first`);
  });
  const styleHashes: readonly string[] = JSON.parse(await readFile(join(distDir, 'style-hashes.json'), 'utf8'));
  const files = new Map<string, SiteFile>();
  const addresses = allAddresses();
  for (const { path, canonical } of addresses) {
    const known = files.get(canonical);
    if (!known && !names.includes(pageFile(canonical))) throw new SiteFilesError(`The built site lacks ${canonical}`);
    files.set(path, known ?? (await readSiteFile(siteDir, pageFile(canonical))));
  }
  const others = names.filter((name) => extname(name) in types && extname(name) !== '.html');
  for (const name of others) files.set(`/${name}`, await readSiteFile(siteDir, name));
  return {
    files,
    redirects: new Map(allRedirects().map(({ path, to }) => [path, to])),
    notFound: await readSiteFile(siteDir, pageFile('/404')),
    styleHashes,
  };
};
