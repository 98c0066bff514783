/** `npm run dev`: pages are rendered from their sources on each request; the site's own server answers the rest. */
import { createServer as createHttpServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { createServer as createVite, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { iconFiles } from '../build/images.ts';
import { siteConfig } from '../build/site-config.ts';
import { buildApp } from '../server/app.ts';
import { presetPorts } from '../server/environment.ts';
import { createReadiness } from '../server/http/readiness.ts';
import { type LocaleFiles, looseFile, type SiteFiles } from '../server/http/site-files.ts';
import { openStore } from '../server/leads/store/store.ts';
import { createLog } from '../server/logging.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import { allRedirects } from '../src/site/addresses.ts';
import type { Locale } from '../src/site/locale.ts';
import { cleanPath, resolve } from '../src/site/resolve.ts';
import { localeOf, type ScreenRoute } from '../src/site/route.ts';
import { type DevPages, devPages } from './dev-pages.ts';
import { settingsOrEnd } from './settings-or-end.ts';

const localeFiles = async (pages: DevPages): Promise<LocaleFiles> => ({
  notFound: looseFile('404.html', Buffer.from('Not found')),
  pages: await pages.serverPages(),
});

const siteFiles = async (pages: Record<Locale, DevPages>): Promise<SiteFiles> => {
  const files = { ...iconFiles(), [SPECULATION_RULES]: JSON.stringify(speculationRules) };
  return {
    files: new Map(Object.entries(files).map(([name, content]) => [`/${name}`, looseFile(name, Buffer.from(content))])),
    redirects: new Map(allRedirects().map(({ path, to }) => [path, to])),
    inLocale: { en: await localeFiles(pages.en), ta: await localeFiles(pages.ta) },
    serverPageInline: [],
  };
};

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

const viteOf = (locale: Locale, http: HttpServer): Promise<ViteDevServer> =>
  createVite(
    mergeConfig(siteConfig(locale), {
      configFile: false,
      base: bases[locale],
      cacheDir: `node_modules/.vite-${locale}`,
      server: { middlewareMode: true, hmr: { server: http, path: `hmr-${locale}` } },
      // Vite reloads a page when it finds a new package; it finds all from this entry.
      optimizeDeps: { entries: ['src/main.ts'] },
      plugins: [reloadAfterChange],
    }),
  );

const { port, leads, limits, logLevel } = settingsOrEnd({ PORT: String(presetPorts.dev), LOG_LEVEL: 'warn' });
const log = createLog(logLevel);
const http = createHttpServer();
const vites = {
  en: await viteOf('en', http),
  ta: await viteOf('ta', http),
} satisfies Record<Locale, ViteDevServer>;
const pages = { en: devPages(vites.en), ta: devPages(vites.ta) };
const store = await openStore(leads, log);
const app = await buildApp({
  site: await siteFiles(pages),
  store,
  leads,
  limits,
  readiness: createReadiness({ store, log }),
  log,
});
await app.ready();
http.on('request', (request, response) => {
  const route = routeOf(request);
  if (!route) {
    const { middlewares } = vites[request.url?.startsWith(bases.ta) ? 'ta' : 'en'];
    return middlewares(request, response, () => app.routing(request, response));
  }
  const locale = localeOf(route);
  const send = (status: number, type: string, text: string): void => {
    response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(text);
  };
  pages[locale].page(route).then(
    (html) => send(route.kind === 'not-found' ? 404 : 200, 'html', html),
    (error: Error) => {
      vites[locale].ssrFixStacktrace(error);
      console.error(error);
      send(500, 'plain', `The page cannot be rendered.\n\n${error.stack}`);
    },
  );
});
await new Promise<void>((listening) => http.listen(port, listening));
console.log(`The site's sources are served on http://localhost:${(http.address() as AddressInfo).port}`);
