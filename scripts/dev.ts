/** `npm run dev`: pages are rendered from their sources on each request; the site's own server answers the rest. */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer as createVite, mergeConfig, type Plugin } from 'vite';
import { loadSite } from '../config/load-site.ts';
import { colourStyles } from '../content/colours.ts';
import type { Site } from '../content/site.ts';
import { iconFiles, readLogo } from '../generator/images.ts';
import { collectDrawings } from '../generator/page-drawings.ts';
import { photoFiles } from '../generator/photos.ts';
import { siteConfig } from '../generator/site-config.ts';
import { buildApp } from '../server/app.ts';
import { presetPorts } from '../server/environment.ts';
import { pagesFrom } from '../server/http/page-frame.ts';
import { createReadiness } from '../server/http/readiness.ts';
import { type LocaleFiles, looseFile, type SiteFiles } from '../server/http/site-files.ts';
import { openStore } from '../server/leads/store/store.ts';
import { createLog } from '../server/logging.ts';
import { allRedirects } from '../src/addresses/all-addresses.ts';
import type * as addresses from '../src/addresses/resolve.ts';
import { readLocale, type ScreenRoute } from '../src/addresses/route.ts';
import { frameMarks, type RendererModule } from '../src/delivery/server-renderer.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';
import type { Assets } from '../src/pages/document.ts';
import type * as render from '../src/pages/render.tsx';
import { escapeHtml } from '../src/text/escape-html.ts';
import { loadSiteOrExit, readSettingsOrExit } from './load-or-exit.ts';

/** Returns the path of a request that a page may answer. */
const pagePath = ({ method, url = '', headers }: IncomingMessage): string | null => {
  const [path = '/'] = url.split('?');
  return method === 'GET' && extname(path) === '' && headers.accept?.includes('text/html') ? path : null;
};

const root = dirname(import.meta.dirname);
const { site: siteAtStart, ...source } = loadSiteOrExit();
const { folder } = source;

const isOfFirm = (file: string): boolean => file.startsWith(`${folder.path}/`);

/** Returns false for files that the server itself writes, such as its database. */
const isSource = (file: string): boolean => /^(content|src)\//.test(relative(root, file)) || isOfFirm(file);

/** The site as the owner's folder says it now; read again after a change. */
let site: Site | null = siteAtStart;

/** @throws FirmError when the folder has mistakes */
const currentSite = (): Site => {
  site ??= loadSite(source);
  return site;
};

/** Vite reloads for the browser's modules only; it calls this once it has dropped the old ones of the pages. */
const reloadAfterChange: Plugin = {
  name: 'reload-after-change',
  async hotUpdate({ type, file, read }) {
    if (this.environment.name !== 'client' || !isSource(file)) return;
    // An editor may empty a file before it writes it; this waits for the content.
    if (type === 'update') await read();
    if (isOfFirm(file)) site = null;
    this.environment.hot.send({ type: 'full-reload' });
  },
};

/** The shape of errors from Vite's plugins: only they tell the place of a mistake in a style sheet. */
interface RenderError extends Error {
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  readonly id?: string;
  readonly frame?: string;
}

const describeError = ({ message, loc, id, frame, stack = '' }: RenderError): string => {
  const file = loc?.file ?? id;
  const place = file && relative(root, file) + (loc ? `:${loc.line}:${loc.column}` : '');
  const calls = stack.match(/^ +at .+/gm)?.join('\n');
  return stripVTControlCharacters([message, place, frame, calls].filter(Boolean).join('\n\n'));
};

/** Holds Vite's client, which loads the page again after the next change. */
const errorPage = (text: string): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The page cannot be rendered</title>
<script type="module" src="/@vite/client"></script>
<h1>The page cannot be rendered</h1>
<pre>${escapeHtml(text)}</pre>
`;

/** Several files are often saved at once, and the open page comes first. */
const CHECK_DELAY_MS = 1000;

/** Writes what the build would refuse, such as a wrong key, which no page shows. @returns what ends it */
const logContentMistakes = (): (() => void) => {
  const program = join(root, 'scripts', 'log-content-mistakes.ts');
  // A page says why a file cannot be read at all.
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'ignore'] });
  return () => void child.kill();
};

const http = createHttpServer();
const vite = await createVite(
  mergeConfig(siteConfig, {
    configFile: false,
    server: { middlewareMode: true, hmr: { server: http, path: 'hmr' } },
    // Vite reloads a page when it finds a new package; it finds all from this entry.
    optimizeDeps: { entries: ['src/main.ts'] },
    plugins: [reloadAfterChange],
  }),
);
vite.watcher.add(folder.path);

interface Modules {
  readonly render: typeof render;
  readonly addresses: typeof addresses;
}

/** Returns the build's functions on Vite's modules, which are new after a change. */
const loadModules = async (): Promise<Modules> => ({
  render: (await vite.ssrLoadModule('/src/pages/render.tsx')) as typeof render,
  addresses: (await vite.ssrLoadModule('/src/addresses/resolve.ts')) as typeof addresses,
});

/** The editions made last; a change of the sources or of the owner's folder makes them anew. */
let made: { readonly from: Site; readonly by: typeof render; readonly editions: Editions } | undefined;

const editionsBy = (by: typeof render): Editions => {
  const from = currentSite();
  if (made?.from !== from || made.by !== by) made = { from, by, editions: by.createEditions(from) };
  return made.editions;
};

const pickAssets = ({ upcomingDues }: typeof render, edition: Edition): Assets => ({
  script: '/src/main.ts',
  laterStyles: null,
  // The page holds the list itself, so that the list is as new as the page.
  dueList: `data:application/json,${encodeURIComponent(JSON.stringify(upcomingDues(edition)))}`,
});

/** The sheets of a language are no modules of their own: pages of the others must not have them. */
const isOfLanguage = (file: string): boolean => /[.](?:en|ta)[.]css$/.test(file);

const stylesFor = ({ languageStyles }: typeof render, { locale, site }: Edition): string => {
  const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter(
    (file) => file.endsWith('.css') && !isOfLanguage(file),
  );
  // It sets the order of layers.
  const first = files.filter((file) => file.endsWith('/base.css'));
  const links = [...new Set([...first, ...files])].map(
    (file) => `<link rel="stylesheet" href="/${relative(root, file)}">\n`,
  );
  const own = languageStyles[locale] + colourStyles(site.colours);
  return links.join('') + (own && `<style>${own}</style>`);
};

const renderRoute = (pages: typeof render, edition: Edition, route: ScreenRoute): string => {
  const assets = pickAssets(pages, edition);
  const { changedOn: _, ...page } = pages.renderPage(edition, route, assets.laterStyles);
  const styles = `${stylesFor(pages, edition)}<script type="module" src="/@vite/client"></script>`;
  return pages.renderDocument(edition, { ...page, drawings: collectDrawings(page.body), styles, assets });
};

const localeFiles = (pages: typeof render, { createServerRenderer }: RendererModule, edition: Edition): LocaleFiles => {
  const drawings = collectDrawings(pages.answerSamples(edition).join(''));
  const assets = pickAssets(pages, edition);
  const frame = pages.renderServerDocument(edition, {
    ...frameMarks,
    drawings,
    styles: stylesFor(pages, edition),
    assets,
  });
  return {
    notFound: looseFile('404.html', Buffer.from('Not found')),
    pages: pagesFrom(frame, createServerRenderer(edition)),
  };
};

/** Returns the files with which the site's own server answers. */
const siteFiles = async (): Promise<SiteFiles> => {
  const { render: pages } = await loadModules();
  const renderer = (await vite.ssrLoadModule('/src/pages/answer-page.tsx')) as RendererModule;
  const editions = editionsBy(pages);
  const { en, ta } = editions;
  const loose = {
    ...iconFiles(en.site, readLogo(folder)),
    ...Object.fromEntries(await photoFiles(folder, en.site, join(root, '.cache', 'photos'))),
    [SPECULATION_RULES]: JSON.stringify(speculationRules),
  };
  return {
    editions,
    files: new Map(Object.entries(loose).map(([name, content]) => [`/${name}`, looseFile(name, Buffer.from(content))])),
    redirects: new Map(allRedirects(en).map(({ path, to }) => [path, to])),
    inLocale: { en: localeFiles(pages, renderer, en), ...(ta && { ta: localeFiles(pages, renderer, ta) }) },
    serverPageInline: [],
  };
};

const { port, leads, limits, logLevel } = readSettingsOrExit(siteAtStart.firm, {
  PORT: String(presetPorts.dev),
  LOG_LEVEL: 'warn',
});
const log = createLog(logLevel);
const store = await openStore(leads, log);
const app = await buildApp({
  site: await siteFiles(),
  store,
  leads,
  limits,
  readiness: createReadiness({ store, log }),
  log,
});
await app.ready();

/** Returns null for a path that no page answers: an asset or a redirect. */
const findRoute = ({ resolve, cleanPath }: typeof addresses, { en }: Editions, path: string): ScreenRoute | null => {
  const route = resolve(en, path);
  return route.kind === 'redirect' || cleanPath(en, path) ? null : route;
};

/** Returns the page at a path and its status; null where another part of the server answers. */
const pageAt = async (path: string): Promise<readonly [status: number, html: string] | null> => {
  const modules = await loadModules();
  const editions = editionsBy(modules.render);
  const route = findRoute(modules.addresses, editions, path);
  if (!route) return null;
  const edition = editions[readLocale(route)];
  // A language that the owner does not publish has no pages.
  const shown: ScreenRoute = edition ? route : { kind: 'not-found' };
  return [shown.kind === 'not-found' ? 404 : 200, renderRoute(modules.render, edition ?? editions.en, shown)];
};

http.on('request', async (request, response) => {
  const send = (status: number, html: string): void => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html);
  };
  try {
    const path = pagePath(request);
    const page = path === null ? null : await pageAt(path);
    if (!page) return vite.middlewares(request, response, () => app.routing(request, response));
    send(...page);
  } catch (caught) {
    const error = caught as RenderError;
    vite.ssrFixStacktrace(error);
    const text = describeError(error);
    console.error(text);
    send(500, errorPage(text));
  }
});
let checkSoon: NodeJS.Timeout | undefined;
let endCheck = (): void => undefined;
vite.watcher.on('all', (_event, file) => {
  if (!isSource(file)) return;
  clearTimeout(checkSoon);
  endCheck();
  checkSoon = setTimeout(() => {
    endCheck = logContentMistakes();
  }, CHECK_DELAY_MS);
});

await new Promise<void>((listening) => http.listen(port, listening));
console.log(`The site's sources are served on http://localhost:${(http.address() as AddressInfo).port}`);
