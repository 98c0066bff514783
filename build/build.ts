/** `npm run build`: content checks, bundle, every page, every file beside the pages, page checks, compression. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { checkContent } from '../content/check.ts';
import { firm } from '../content/firm.ts';
import { checkFirm } from '../content/firm-schema.ts';
import type { renderDocument, renderPage } from '../src/app/prerender.tsx';
import { allAddresses, allRedirects, pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { markdownPath } from '../src/site/markdown-path.ts';
import { resolve } from '../src/site/resolve.ts';
import type { ScreenRoute } from '../src/site/route.ts';
import { checkPages, type FinishedPage } from './check-pages.ts';
import { writeClient } from './client-bundle.ts';
import { compressFile, isCompressible } from './compress.ts';
import { criticalCss, usedNames } from './critical-css.ts';
import { siteImages } from './images.ts';
import { drawings } from './kolam-files.ts';
import { type DescribedPage, llmsTxt } from './llms.ts';
import { markdownTwin } from './markdown-twin.ts';
import { pageFile } from './page-file.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const root = dirname(import.meta.dirname);
const cache = join(root, '.cache');
const bundle = join(cache, 'bundle');
/** Written first, then put in the place of `dist`, so that a failed build leaves the last good one standing. */
const out = join(root, 'dist.new');
const site = join(out, 'site');

type Prerender = { renderPage: typeof renderPage; renderDocument: typeof renderDocument };

class BuildError extends Error {}

const failOn = (what: string, mistakes: readonly string[]): void => {
  if (mistakes.length > 0) throw new BuildError(`${what}:\n  ${mistakes.slice(0, 50).join('\n  ')}`);
};

const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), content);
};

const bundleApp = async (): Promise<{ prerender: Prerender; css: string }> => {
  await viteBuild({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: bundle, emptyOutDir: true, ssrEmitAssets: true, minify: false },
  });
  const assets = await readdir(join(bundle, 'assets'));
  const sheet = assets.find((file) => file.endsWith('.css'));
  if (!sheet) throw new BuildError('The bundle holds no style sheet');
  const css = await readFile(join(bundle, 'assets', sheet), 'utf8');
  for (const file of assets)
    if (/\.(woff2|svg)$/.test(file)) await cp(join(bundle, 'assets', file), join(site, 'assets', file));
  const prerender = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as Prerender;
  return { prerender, css };
};

const kindOf = (route: ScreenRoute): string => (route.kind === 'fixed' ? route.page : route.kind);

/** One inlined style sheet for each kind of page: the policy header lists the hashes of all of them. */
const stylesByKind = (pages: readonly { route: ScreenRoute; body: string }[], css: string): Map<string, string> => {
  const bodies = new Map<string, string[]>();
  for (const { route, body } of pages) bodies.set(kindOf(route), [...(bodies.get(kindOf(route)) ?? []), body]);
  return new Map([...bodies].map(([kind, list]) => [kind, criticalCss(css, usedNames(list))]));
};

const preloadedFonts = (css: string): string[] => {
  const fonts = [...css.matchAll(/url\(["']?(\/assets\/[^"')]+-latin-[^"')]+\.woff2)/g)].map((match) => match[1] ?? '');
  return [...new Set(fonts)].toSorted();
};

interface Bundled {
  readonly prerender: Prerender;
  readonly css: string;
  readonly boot: string;
}

const renderAll = async ({ prerender, css, boot }: Bundled): Promise<FinishedPage[]> => {
  const routes: ScreenRoute[] = [...pageRoutes(), { kind: 'not-found' }];
  const rendered = [];
  for (const route of routes) {
    try {
      rendered.push({ route, ...(await prerender.renderPage(route)) });
    } catch (error) {
      throw new BuildError(`${route.kind === 'not-found' ? 'Not Found page' : canonicalPath(route)}: ${String(error)}`);
    }
  }
  const styles = stylesByKind(rendered, css);
  const preload = preloadedFonts(css);
  const finished: FinishedPage[] = [];
  const dates: { path: string; changedOn: string }[] = [];
  const described: DescribedPage[] = [];
  for (const { route, head, body, structuredData, changedOn } of rendered) {
    const html = prerender.renderDocument({
      head,
      body,
      structuredData,
      preload,
      boot,
      css: styles.get(kindOf(route)) ?? '',
    });
    const path = route.kind === 'not-found' ? '/404' : canonicalPath(route);
    await write(pageFile(path), html);
    finished.push({ path, title: head.title, description: head.description, html });
    if (route.kind === 'not-found') continue;
    dates.push({ path, changedOn });
    described.push({ path, title: head.title, description: head.description });
    await write(markdownPath(path).slice(1), markdownTwin({ path, html: body, changedOn }));
  }
  await write('sitemap.xml', sitemapXml(dates));
  await write('robots.txt', robotsTxt());
  await write('llms.txt', llmsTxt(described));
  await write(`${firm.indexNowKey}.txt`, firm.indexNowKey);
  const hashes = [...styles.values()].map((text) => createHash('sha256').update(text).digest('base64'));
  await writeFile(join(out, 'style-hashes.json'), JSON.stringify([...new Set(hashes)].toSorted()));
  return finished;
};

/** An alias is another name of its canonical page's file; a copy where the file system has no links. */
const writeAliases = async (): Promise<number> => {
  const aliases = allAddresses().filter((address) => address.path !== address.canonical);
  for (const { path, canonical } of aliases) {
    const file = join(site, pageFile(path));
    await mkdir(dirname(file), { recursive: true });
    await link(join(site, pageFile(canonical)), file).catch(() => cp(join(site, pageFile(canonical)), file));
  }
  return aliases.length;
};

const canonicalOf = (path: string): string | null => {
  const route = resolve(path);
  return route.kind === 'not-found' || route.kind === 'redirect' ? null : canonicalPath(route);
};

const compressAll = async (): Promise<number> => {
  const aliases = new Set(
    allAddresses()
      .filter((address) => address.path !== address.canonical)
      .map((address) => join(site, pageFile(address.path))),
  );
  const files = (await readdir(site, { recursive: true }))
    .filter(isCompressible)
    .map((file) => join(site, file))
    .filter((file) => !aliases.has(file));
  // Several at once: zlib works on the thread pool, which has a thread for each core to spare.
  const queue = files.toSorted();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, join(cache, 'compressed'));
    }),
  );
  return files.length;
};

const run = async (): Promise<void> => {
  // Whoever starts the build (a test runner sets another value): the site gets the production build of its libraries.
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  failOn('Content has mistakes', [...checkFirm(firm), ...(await checkContent())]);
  await rm(out, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  const bundled = await bundleApp();
  const client = await writeClient(root, site, bundled.css);
  failOn('Scripts are too heavy', client.mistakes);
  const pages = await renderAll({ ...bundled, boot: client.boot });
  failOn('Pages have mistakes', checkPages(pages, canonicalOf));
  for (const { name, svg } of drawings()) await write(`kolam/${name}.svg`, svg);
  const images = await siteImages(pages, site, join(cache, 'images'));
  const aliases = await writeAliases();
  const compressed = await compressAll();
  if (existsSync(join(root, 'dist'))) await rm(join(root, 'dist'), { recursive: true });
  await rename(out, join(root, 'dist'));
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${pages.length} pages, ${aliases} aliases and ${allRedirects().length} redirects in ${seconds} s ` +
      `(${images.made} images made, ${images.reused} reused; ${compressed} files compressed; ${peak} MB at most).`,
  );
};

try {
  await run();
} catch (error) {
  console.error(error instanceof BuildError ? `Build failed. ${error.message}` : error);
  process.exitCode = 1;
}
