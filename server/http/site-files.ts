import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Site } from '../../content/site.ts';
import { allAddresses, allRedirects } from '../../src/addresses/all-addresses.ts';
import { type Locale, localePrefixes } from '../../src/addresses/locale.ts';
import { type PageKind, pageKind, readLocale } from '../../src/addresses/route.ts';
import { pickCacheControl } from '../../src/delivery/cache-rules.ts';
import { CALENDAR_TYPE } from '../../src/delivery/calendar-type.ts';
import { builtLocales, readInlineHashes } from '../../src/delivery/inline-hashes.ts';
import { pageFile } from '../../src/delivery/page-file.ts';
import type { RendererModule } from '../../src/delivery/server-renderer.ts';
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from '../../src/delivery/speculation-rules.ts';
import { frameFile, rendererFile } from '../../src/delivery/template-files.ts';
import { createEditions, type Edition, type Editions } from '../../src/edition/edition.ts';
import { type Encoding, securityHeaders } from './answer-headers.ts';
import { pagesFrom, type ServerPages } from './page-frame.ts';

export interface Variant {
  readonly encoding: Encoding;
  readonly body: () => Buffer;
}

export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Its security headers, by whether the visitor's connection is encrypted; null for what is no page. */
  readonly security: ReturnType<typeof securityHeaders> | null;
  readonly hash: string;
  /** The file as it is, where it was not compressed. */
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

export interface SiteFiles {
  /** The site in each language that was built. */
  readonly editions: Editions;
  /** The files by path as a request writes it; aliases share the object of their canonical page. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly inLocale: Readonly<Record<'en', LocaleFiles> & Partial<Record<Locale, LocaleFiles>>>;
  /** The hashes of the style sheets that the policy of the server's own pages allows inline. */
  readonly serverPageInline: readonly string[];
}

export interface LocaleFiles {
  readonly notFound: SiteFile;
  readonly pages: ServerPages;
}

export class SiteFilesError extends Error {}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': CALENDAR_TYPE,
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/** Browsers take speculation rules only by a type of their own. */
const findType = (file: string): string =>
  file === SPECULATION_RULES ? SPECULATION_RULES_TYPE : (types[extname(file)] ?? 'application/octet-stream');

const readPacked = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const keep = (encoding: Encoding, bytes: Buffer): Variant => ({ encoding, body: () => bytes });

/**
 * Unpacks for the few clients that take no encoding. Open responses share the bytes: many that nobody reads cost one.
 */
const unpack = (gzip: Buffer): Variant => {
  let last: WeakRef<Buffer> | undefined;
  return {
    encoding: 'identity',
    body: () => {
      const known = last?.deref();
      if (known) return known;
      const bytes = gunzipSync(gzip);
      last = new WeakRef(bytes);
      return bytes;
    },
  };
};

/** Returns a file that is not read from a built site. */
export const looseFile = (file: string, bytes: Buffer): SiteFile => {
  const identity = keep('identity', bytes);
  return {
    type: findType(file),
    cacheControl: pickCacheControl(file),
    security: null,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    variants: { br: identity, gzip: identity, identity },
  };
};

const readSiteFile = async (
  siteDir: string,
  file: string,
  security: SiteFile['security'] = null,
): Promise<SiteFile> => {
  const path = join(siteDir, file);
  const [br, gzip] = await Promise.all([readPacked(`${path}.br`), readPacked(`${path}.gz`)]);
  const loose = looseFile(file, gzip ?? (await readFile(path)));
  const identity = gzip ? unpack(gzip) : loose.variants.identity;
  const variants = { br: br ? keep('br', br) : identity, gzip: gzip ? keep('gzip', gzip) : identity, identity };
  return { ...loose, security, variants };
};

const needed = <T>(distDir: string, what: string, read: Promise<T>): Promise<T> =>
  read.catch(() => {
    throw new SiteFilesError(`The build in ${distDir} is incomplete (${what}). Run "npm run build" again.`);
  });

/**
 * Reads what was built of a site. A request costs a look-up, and no path of a request ever reaches the disk.
 * @throws SiteFilesError when the build is missing or lacks a page
 */
export const loadSiteFiles = async (distLink: string, site: Site): Promise<SiteFiles> => {
  // The folder behind the link: a build that ends meanwhile changes nothing for this process.
  const distDir = await realpath(distLink).catch(() => distLink);
  const siteDir = join(distDir, 'site');
  const names = await readdir(siteDir, { recursive: true }).catch(() => {
    throw new SiteFilesError(`No build found in ${distDir} (SITE_DIR). Run "npm run build".`);
  });
  const hashes = await needed(distDir, 'inline hashes', readInlineHashes(distDir));
  const built = builtLocales(hashes);
  const editions = createEditions({ ...site, locales: built });
  const security = new Map<string, ReturnType<typeof securityHeaders>>();
  const readPage = (path: string, locale: Locale, kind: PageKind): Promise<SiteFile> => {
    const hash = hashes[locale]?.[kind] ?? '';
    const headers = security.get(hash) ?? securityHeaders(site.firm, [hash]);
    security.set(hash, headers);
    return readSiteFile(siteDir, pageFile(path), headers);
  };
  const load: Promise<RendererModule> = import(pathToFileURL(join(distDir, rendererFile)).href);
  const { createServerRenderer } = await needed(distDir, "server's pages", load);
  const filesIn = async (edition: Edition): Promise<LocaleFiles> => {
    const { locale } = edition;
    const [notFound, frame] = await Promise.all([
      needed(distDir, 'Not Found page', readPage(`${localePrefixes[locale]}/404`, locale, 'not-found')),
      needed(distDir, "frame of the server's pages", readFile(join(distDir, frameFile(locale)), 'utf8')),
    ]);
    return { notFound, pages: pagesFrom(frame, createServerRenderer(edition)) };
  };
  const files = new Map<string, SiteFile>();
  const addresses = allAddresses(editions.en);
  for (const { path, canonical, route } of addresses) {
    const known = files.get(canonical);
    if (!known && !names.includes(pageFile(canonical)))
      throw new SiteFilesError(`The build lacks ${canonical}. Run "npm run build" again.`);
    files.set(path, known ?? (await readPage(canonical, readLocale(route), pageKind(route))));
  }
  const others = names.filter((name) => extname(name) in types && extname(name) !== '.html');
  for (const name of others) files.set(`/${name}`, await readSiteFile(siteDir, name));
  const inLocale = await Promise.all(
    Object.values(editions).map(async (edition) => [edition.locale, await filesIn(edition)] as const),
  );
  return {
    editions,
    files,
    redirects: new Map(allRedirects(editions.en).map(({ path, to }) => [path, to])),
    inLocale: Object.fromEntries(inLocale) as SiteFiles['inLocale'],
    serverPageInline: built.flatMap((locale) => hashes[locale]?.['server-page'] ?? []),
  };
};
