import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createServer as createVite, type Plugin } from 'vite';
import { iconFiles } from '../build/images.ts';
import { buildApp } from '../server/app.ts';
import { createReadiness } from '../server/http/readiness.ts';
import { looseFile, type SiteFiles } from '../server/http/site-files.ts';
import { openStore } from '../server/leads/store/store.ts';
import type { Settings } from '../server/settings.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import { allRedirects } from '../src/site/addresses.ts';
import { cleanPath, resolve } from '../src/site/resolve.ts';
import type { ScreenRoute } from '../src/site/route.ts';
import { type DevPages, devPages } from './dev-pages.ts';

/** A running development server. */
export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The files that are neither page nor module. */
const siteFiles = async (pages: DevPages): Promise<SiteFiles> => {
  const files = new Map(await iconFiles()).set(SPECULATION_RULES, JSON.stringify(speculationRules));
  return {
    files: new Map([...files].map(([name, content]) => [`/${name}`, looseFile(name, Buffer.from(content))])),
    redirects: new Map(allRedirects().map(({ path, to }) => [path, to])),
    notFound: looseFile('404.html', Buffer.from('Not found')),
    serverPage: await pages.serverPage(),
    enquiryPage: await pages.enquiryPage(),
    toolPages: await pages.toolPages(),
    serverPageInline: [],
  };
};

/** The route of a request for a page; `null` for other requests and redirects. */
const routeOf = ({ method, url = '', headers }: IncomingMessage): ScreenRoute | null => {
  const [path = '/'] = url.split('?');
  if (method !== 'GET' || extname(path) !== '' || !headers.accept?.includes('text/html')) return null;
  const route = resolve(path);
  return route.kind === 'redirect' || cleanPath(path) ? null : route;
};

/**
 * Makes browsers reload after a change of any file. Vite does that for the browser's modules only, not for what the pages
 * are rendered from. Vite calls this once it has dropped the old modules, so that the page is not rendered from those.
 */
const reloadAfterChange: Plugin = {
  name: 'reload-after-change',
  async hotUpdate({ type, read }) {
    if (type !== 'update' || this.environment.name !== 'client') return;
    // An editor may empty a file before it writes it; this waits for the content.
    await read();
    this.environment.hot.send({ type: 'full-reload' });
  },
};

/**
 * Serves the site from its sources: pages are rendered on each request by the build's functions, modules and styles come
 * from Vite, and the site's own server answers the rest, forms and the blog's proxy too.
 */
export const startDevServer = async (
  { port, leads, limits }: Pick<Settings, 'port' | 'leads' | 'limits'>,
  log: FastifyBaseLogger,
): Promise<DevServer> => {
  const http = createHttpServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    // Vite reloads a page when it finds a new package; it finds all from this entry.
    optimizeDeps: { entries: ['src/main.ts'] },
    plugins: [reloadAfterChange],
  });
  const pages = devPages(vite);
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
    if (!route) return vite.middlewares(request, response, () => app.routing(request, response));
    const send = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(text);
    };
    pages.page(route).then(
      (html) => send(route.kind === 'not-found' ? 404 : 200, 'html', html),
      (error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        send(500, 'plain', `The page cannot be rendered.\n\n${error.stack}`);
      },
    );
  });
  await new Promise<void>((listening) => http.listen(port, listening));
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    async close() {
      await vite.close();
      await app.close();
      await store.close();
      await new Promise((closed) => {
        http.close(closed);
        http.closeAllConnections();
      });
    },
  };
};
