/** `npm run dev`: pages are rendered from their sources on each request; the site's own server answers the rest. */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer as createVite, mergeConfig, type Plugin } from 'vite';
import { firmFolder } from '../content/read-firm.ts';
import { iconFiles } from '../generator/images.ts';
import { drawingsOf } from '../generator/page-drawings.ts';
import { siteConfig } from '../generator/site-config.ts';
import { buildApp } from '../server/app.ts';
import { presetPorts } from '../server/environment.ts';
import { pagesFrom } from '../server/http/page-frame.ts';
import { createReadiness } from '../server/http/readiness.ts';
import { type LocaleFiles, looseFile } from '../server/http/site-files.ts';
import { openStore } from '../server/leads/store/store.ts';
import { createLog } from '../server/logging.ts';
import { allRedirects } from '../src/addresses/all-addresses.ts';
import type { Locale } from '../src/addresses/locale.ts';
import type * as addresses from '../src/addresses/resolve.ts';
import { localeOf, type ScreenRoute } from '../src/addresses/route.ts';
import { frameMarks, type ServerRenderer } from '../src/delivery/server-renderer.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import type { Assets } from '../src/pages/document.ts';
import type * as render from '../src/pages/render.tsx';
import { escapeHtml } from '../src/text/escape-html.ts';
import { settingsOrEnd } from './settings-or-end.ts';

/** The path of a request that a page may answer. */
const pagePath = ({ method, url = '', headers }: IncomingMessage): string | null => {
  const [path = '/'] = url.split('?');
  return method === 'GET' && extname(path) === '' && headers.accept?.includes('text/html') ? path : null;
};

const root = dirname(import.meta.dirname);

/** False for files that the server itself writes, such as its database. */
const isSource = (file: string): boolean =>
  /^(content|src)\//.test(relative(root, file)) || file.startsWith(`${firmFolder()}/`);

/** Vite reloads for the browser's modules only; it calls this once it has dropped the old ones of the pages. */
const reloadAfterChange: Plugin = {
  name: 'reload-after-change',
  async hotUpdate({ type, file, read }) {
    if (this.environment.name !== 'client' || !isSource(file)) return;
    // An editor may empty a file before it writes it; this waits for the content.
    if (type === 'update') await read();
    this.environment.hot.send({ type: 'full-reload' });
  },
};

/** As Vite's plugins throw it: a mistake in a style sheet has its place here alone. */
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
const errorPage = (text: string, base: string): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The page cannot be rendered</title>
<script type="module" src="${base}@vite/client"></script>
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

const bases = { en: '/', ta: '/@ta/' } as const satisfies Record<Locale, string>;

/** The pages of a language, by the build's functions on Vite's modules. */
const devSite = async (locale: Locale, http: HttpServer) => {
  const base = bases[locale];
  const vite = await createVite(
    mergeConfig(siteConfig(locale), {
      configFile: false,
      base,
      cacheDir: `node_modules/.vite-${locale}`,
      server: { middlewareMode: true, hmr: { server: http, path: `hmr-${locale}` } },
      // Vite reloads a page when it finds a new package; it finds all from this entry.
      optimizeDeps: { entries: ['src/main.ts'] },
      plugins: [reloadAfterChange],
    }),
  );
  const load = async () => (await vite.ssrLoadModule('/src/pages/render.tsx')) as typeof render;
  const assetsOf = ({ upcomingDues }: typeof render): Assets => ({
    script: `${base}src/main.ts`,
    laterStyles: null,
    // In the page itself, so that it is as new as the page.
    dueList: `data:application/json,${encodeURIComponent(JSON.stringify(upcomingDues()))}`,
  });
  const linkedStyles = (): string => {
    const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
    // It sets the order of layers.
    const first = files.filter((file) => file.endsWith('/base.css'));
    return [...new Set([...first, ...files])]
      .map((file) => `<link rel="stylesheet" href="${base}${relative(root, file)}">\n`)
      .join('');
  };
  return {
    vite,
    async page(route: ScreenRoute): Promise<string> {
      const pages = await load();
      const assets = assetsOf(pages);
      const { changedOn: _, ...page } = pages.renderPage(route, assets.laterStyles);
      const styles = `${linkedStyles()}<script type="module" src="${base}@vite/client"></script>`;
      return pages.renderDocument({ ...page, drawings: drawingsOf(page.body), styles, assets });
    },
    async files(): Promise<LocaleFiles> {
      const pages = await load();
      const renderer = (await vite.ssrLoadModule('/src/pages/answer-page.tsx')) as ServerRenderer;
      const drawings = drawingsOf(pages.answerSamples().join(''));
      const assets = assetsOf(pages);
      const frame = pages.renderServerDocument({ ...frameMarks, drawings, styles: linkedStyles(), assets });
      return { notFound: looseFile('404.html', Buffer.from('Not found')), pages: pagesFrom(frame, renderer) };
    },
  };
};

const { port, leads, limits, logLevel } = settingsOrEnd({ PORT: String(presetPorts.dev), LOG_LEVEL: 'warn' });
const log = createLog(logLevel);
const http = createHttpServer();
const sites = { en: await devSite('en', http), ta: await devSite('ta', http) } satisfies Record<Locale, object>;
const loose = { ...iconFiles(), [SPECULATION_RULES]: JSON.stringify(speculationRules) };
const site = {
  files: new Map(Object.entries(loose).map(([name, content]) => [`/${name}`, looseFile(name, Buffer.from(content))])),
  redirects: new Map(allRedirects().map(({ path, to }) => [path, to])),
  inLocale: { en: await sites.en.files(), ta: await sites.ta.files() },
  serverPageInline: [],
};
const store = await openStore(leads, log);
const app = await buildApp({ site, store, leads, limits, readiness: createReadiness({ store, log }), log });
await app.ready();

/** Returns null for a path that no page answers: an asset or a redirect. */
const routeOf = async (request: IncomingMessage): Promise<ScreenRoute | null> => {
  const path = pagePath(request);
  if (path === null) return null;
  const { resolve, cleanPath } = (await sites.en.vite.ssrLoadModule('/src/addresses/resolve.ts')) as typeof addresses;
  const route = resolve(path);
  return route.kind === 'redirect' || cleanPath(path) ? null : route;
};

http.on('request', async (request, response) => {
  const send = (status: number, html: string): void => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html);
  };
  let locale: Locale = request.url?.startsWith(bases.ta) ? 'ta' : 'en';
  try {
    const route = await routeOf(request);
    if (!route) return sites[locale].vite.middlewares(request, response, () => app.routing(request, response));
    locale = localeOf(route);
    send(route.kind === 'not-found' ? 404 : 200, await sites[locale].page(route));
  } catch (caught) {
    const error = caught as RenderError;
    sites[locale].vite.ssrFixStacktrace(error);
    const text = describeError(error);
    console.error(text);
    send(500, errorPage(text, bases[locale]));
  }
});
let checkSoon: NodeJS.Timeout | undefined;
let endCheck = (): void => undefined;
sites.en.vite.watcher.on('all', (_event, file) => {
  if (!isSource(file)) return;
  clearTimeout(checkSoon);
  endCheck();
  checkSoon = setTimeout(() => {
    endCheck = logContentMistakes();
  }, CHECK_DELAY_MS);
});

await new Promise<void>((listening) => http.listen(port, listening));
console.log(`The site's sources are served on http://localhost:${(http.address() as AddressInfo).port}`);
