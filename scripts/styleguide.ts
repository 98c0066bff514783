/** `npm run styleguide`: every primitive of the design system on one page, from its sources, on a port of its own. */
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { drawingsOf } from '../build/page-drawings.ts';
import { presetPorts } from '../server/environment.ts';
import type * as page from '../styleguide/page.tsx';
import { linkedStyles } from './dev-pages.ts';
import { settingsOrEnd } from './settings-or-end.ts';

const { port } = settingsOrEnd({ PORT: String(presetPorts.styleguide) });
const http = createHttpServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } });
vite.watcher.on('change', () => vite.environments.client.hot.send({ type: 'full-reload' }));

const render = async (): Promise<string> => {
  const { renderStyleguide } = (await vite.ssrLoadModule('/styleguide/page.tsx')) as typeof page;
  const body = renderStyleguide();
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Style guide</title>
${linkedStyles(vite)}<script type="module" src="/@vite/client"></script>
<script type="module" src="/src/main.ts"></script>
</head>
<body><div id="root">${body}</div>${drawingsOf(body)}</body>
</html>`;
};

http.on('request', (request, response) => {
  if (request.url !== '/') return vite.middlewares(request, response);
  const send = (status: number, text: string): void => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  };
  render().then(
    (html) => send(200, html),
    (error: unknown) => {
      console.error(error);
      send(500, 'The page cannot be rendered: see the terminal.');
    },
  );
});

http.listen(port, () => console.log(`The style guide is served on http://localhost:${port}`));
