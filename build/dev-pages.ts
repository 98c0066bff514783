import type { Plugin } from 'vite';
import { drawings } from './kolam-files.ts';

const page = (entry: string): string => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="${entry}"></script></body>
</html>`;

/**
 * Answers every address of the development server with a page that the browser renders, and draws the kolams.
 * @param entry the module that renders
 */
export const devPages = (entry = '/src/app/dev.tsx'): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer(server) {
    const kolams = new Map(drawings().map((drawing) => [`/kolam/${drawing.name}.svg`, drawing.svg]));
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const svg = kolams.get(path);
      if (svg) {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      } else if (request.headers.accept?.includes('text/html')) {
        void server.transformIndexHtml(path, page(entry)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      } else next();
    });
  },
});
