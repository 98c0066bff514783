import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { firm } from '../../content/firm.ts';
import { cacheControlOf } from '../../src/delivery/cache-rules.ts';
import { readInlineHashes } from '../../src/delivery/inline-hashes.ts';
import { pageFile } from '../../src/delivery/page-file.ts';
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from '../../src/delivery/speculation-rules.ts';
import { allAddresses, allRedirects } from '../../src/site/addresses.ts';
import { markdownPath } from '../../src/site/markdown-path.ts';
import { type PageKind, pageKind } from '../../src/site/route.ts';
import type { Encoding } from './accept-encoding.ts';

/** A form in which a file goes out. */
export interface Variant {
  readonly encoding: Encoding;
  /** Bytes of the body. */
  readonly length: number;
  readonly body: () => Buffer;
}

/** One file of the site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** The hashes of the style sheets that a page's policy header allows inline; `null` for what is no page. */
  readonly inlineStyles: readonly string[] | null;
  /** The page that this file says in another form, as a `Link` header (RFC 6596, section 3); `null` for the rest. */
  readonly link: string | null;
  /** A strong validator of the content, without quotes. */
  readonly hash: string;
  /** What a client gets that likes an encoding best: the file as it is, where there is no such form. */
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

/** Everything that the site can answer with. */
export interface SiteFiles {
  /** By path as a request writes it; aliases share the object of their canonical page. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Legacy paths and where they redirect. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
  /** The HTML of the server's own page, with the marks of src/site/server-page.ts. */
  readonly serverPage: string;
  /** The hashes of the style sheets that its policy header allows inline. */
  readonly serverPageInline: readonly string[];
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

/** The type of a file: by its ending, but for one that browsers take by a type of its own alone. */
const typeOf = (file: string): string =>
  file === SPECULATION_RULES ? SPECULATION_RULES_TYPE : (types[extname(file)] ?? 'application/octet-stream');

const readPacked = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const keep = (encoding: Encoding, bytes: Buffer): Variant => ({ encoding, length: bytes.length, body: () => bytes });

/**
 * Undone for the few clients that take no compressed form: in less than a millisecond, and no page is kept twice. The
 * length is the last field of the format (RFC 1952, 2.3.1).
 */
const unpack = (gzip: Buffer): Variant => ({
  encoding: 'identity',
  length: gzip.readUInt32LE(gzip.length - 4),
  body: () => gunzipSync(gzip),
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/**
 * A file that lies in no built site.
 * @param file its path, which tells its type
 */
export const looseFile = (file: string, bytes: Buffer): SiteFile => {
  const identity = keep('identity', bytes);
  return {
    type: typeOf(file),
    cacheControl: cacheControlOf(file),
    inlineStyles: null,
    link: null,
    hash: hashOf(bytes),
    variants: { br: identity, gzip: identity, identity },
  };
};

const readSiteFile = async (
  siteDir: string,
  file: string,
  { link = null, inlineStyles = null }: Partial<Pick<SiteFile, 'link' | 'inlineStyles'>> = {},
): Promise<SiteFile> => {
  const path = join(siteDir, file);
  const [br, gzip] = await Promise.all([readPacked(`${path}.br`), readPacked(`${path}.gz`)]);
  const bytes = gzip ?? (await readFile(path));
  const identity = gzip ? unpack(gzip) : keep('identity', bytes);
  return {
    type: typeOf(file),
    cacheControl: cacheControlOf(file),
    inlineStyles,
    link,
    hash: hashOf(bytes),
    variants: { br: br ? keep('br', br) : identity, gzip: gzip ? keep('gzip', gzip) : identity, identity },
  };
};

/** A file that every build has. */
const needed = <T>(distDir: string, what: string, read: Promise<T>): Promise<T> =>
  read.catch(() => {
    throw new SiteFilesError(`The build in ${distDir} is not whole (${what}): run "npm run build" again`);
  });

/**
 * Reads the built site into memory: a request then costs a look-up, and no path of a request ever reaches the disk.
 * @param distDir the folder that the build wrote
 * @throws SiteFilesError when the build is missing or lacks a page
 */
export const loadSiteFiles = async (distDir: string): Promise<SiteFiles> => {
  const siteDir = join(distDir, 'site');
  const names = await readdir(siteDir, { recursive: true }).catch(() => {
    throw new SiteFilesError(`There is no built site in ${distDir} (SITE_DIR): run "npm run build" first`);
  });
  const hashes = await needed(distDir, 'inline hashes', readInlineHashes(distDir));
  const readPage = (path: string, kind: PageKind): Promise<SiteFile> =>
    readSiteFile(siteDir, pageFile(path), { inlineStyles: [hashes[kind]] });
  const files = new Map<string, SiteFile>();
  const addresses = allAddresses();
  for (const { path, canonical, route } of addresses) {
    const known = files.get(canonical);
    if (!known && !names.includes(pageFile(canonical))) throw new SiteFilesError(`The built site lacks ${canonical}`);
    files.set(path, known ?? (await readPage(canonical, pageKind(route))));
  }
  const others = names.filter((name) => extname(name) in types && extname(name) !== '.html');
  const twins = new Map(
    addresses.map(({ canonical }) => [markdownPath(canonical), `<${firm.origin}${canonical}>; rel="canonical"`]),
  );
  for (const name of others)
    files.set(`/${name}`, await readSiteFile(siteDir, name, { link: twins.get(`/${name}`) ?? null }));
  return {
    files,
    redirects: new Map(allRedirects().map(({ path, to }) => [path, to])),
    notFound: await needed(distDir, 'Not Found page', readPage('/404', 'not-found')),
    serverPage: await needed(distDir, "server's own page", readFile(join(distDir, 'server-page.html'), 'utf8')),
    serverPageInline: [hashes['server-page']],
  };
};
