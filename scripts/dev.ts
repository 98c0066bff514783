/** `npm run dev`: pages are rendered from their sources on each request; the site's own server answers the rest. */
import { createServer as createHttpServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, relative } from 'node:path';
import { createServer as createVite, mergeConfig, type Plugin } from 'vite';
import { iconFiles } from '../build/images.ts';
import { drawingsOf } from '../build/page-drawings.ts';
import { siteConfig } from '../build/site-config.ts';
import { buildApp } from '../server/app.ts';
import { presetPorts } from '../server/environment.ts';
import { createReadiness } from '../server/http/readiness.ts';
import { pagesFrom } from '../server/http/server-pages.ts';
import { type LocaleFiles, looseFile } from '../server/http/site-files.ts';
import { openStore } from '../server/leads/store/store.ts';
import { createLog } from '../server/logging.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import type * as render from '../src/pages/render.tsx';
import { allRedirects } from '../src/site/addresses.ts';
import type { Locale } from '../src/site/locale.ts';
import { cleanPath, resolve } from '../src/site/resolve.ts';
import { localeOf, type ScreenRoute } from '../src/site/route.ts';
import { frameMarks, type ServerRenderer } from '../src/site/server-pages.ts';
import { settingsOrEnd } from './settings-or-end.ts';

const routeOf = ({ method, url = '', headers }: IncomingMessage): ScreenRoute | null => {
  const [path = '/'] = url.split('?');
  if (method !== 'GET' || extname(path) !== '' || !headers.accept?.includes('text/html')) return null;
  const route = resolve(path);
  return route.kind === 'redirect' || cleanPath(path) ? null : route;
};

/** Vite reloads for the browser's modules only; it calls this once it has dropped the old ones of the pages. */
const reloadAfterChange: Plugin = {
  name: 'reload-after-change',
  async hotUpdate({ type, read }) {
    if (type !== 'update' || this.environment.name !== 'client') return;
    // An editor may empty a file before it writes it; this waits for the content.
    await read();
    this.environment.hot.send({ type: 'full-reload' });
  },
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
  const assets = { script: `${base}src/main.ts`, laterStyles: null };
  const linkedStyles = (): string => {
    const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
    // It sets the order of layers.
    const first = files.filter((file) => file.endsWith('/base.css'));
    return [...new Set([...first, ...files])]
      .map((file) => `<link rel="stylesheet" href="${base}${relative(dirname(import.meta.dirname), file)}">\n`)
      .join('');
  };
  return {
    vite,
    async page(route: ScreenRoute): Promise<string> {
      const { renderPage, renderDocument } = await load();
      const { changedOn: _, ...page } = renderPage(route, assets.laterStyles);
      const styles = `${linkedStyles()}<script type="module" src="${base}@vite/client"></script>`;
      return renderDocument({ ...page, drawings: drawingsOf(page.body), styles, assets });
    },
    async files(): Promise<LocaleFiles> {
      const { renderServerDocument, answerSamples } = await load();
      const renderer = (await vite.ssrLoadModule('/src/pages/answer-page.tsx')) as ServerRenderer;
      const drawings = drawingsOf(answerSamples().join(''));
      const frame = renderServerDocument({ ...frameMarks, drawings, styles: linkedStyles(), assets });
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
http.on('request', (request, response) => {
  const route = routeOf(request);
  if (!route) {
    const { middlewares } = sites[request.url?.startsWith(bases.ta) ? 'ta' : 'en'].vite;
    return middlewares(request, response, () => app.routing(request, response));
  }
  const locale = localeOf(route);
  const send = (status: number, type: string, text: string): void => {
    response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(text);
  };
  sites[locale].page(route).then(
    (html) => send(route.kind === 'not-found' ? 404 : 200, 'html', html),
    (error: Error) => {
      sites[locale].vite.ssrFixStacktrace(error);
      console.error(error);
      send(500, 'plain', `The page cannot be rendered.\n\n${error.stack}`);
    },
  );
});
await new Promise<void>((listening) => http.listen(port, listening));
console.log(`The site's sources are served on http://localhost:${(http.address() as AddressInfo).port}`);
