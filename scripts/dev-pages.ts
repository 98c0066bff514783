import { dirname, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawingsOf } from '../build/page-drawings.ts';
import { pagesFrom, type ServerPages } from '../server/http/server-pages.ts';
import type * as render from '../src/pages/render.tsx';
import type { ScreenRoute } from '../src/site/route.ts';
import { frameMarks, type ServerRenderer } from '../src/site/server-pages.ts';

const root = dirname(import.meta.dirname);

export type DevPages = ReturnType<typeof devPages>;

/** base.css is first, because it sets the order of layers. */
export const linkedStyles = (vite: ViteDevServer): string => {
  const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
  const first = files.filter((file) => file.endsWith('/base.css'));
  return [...new Set([...first, ...files])]
    .map((file) => `<link rel="stylesheet" href="${vite.config.base}${relative(root, file)}">\n`)
    .join('');
};

/** By the build's functions on Vite's modules of one language. */
export const devPages = (vite: ViteDevServer) => {
  const { base } = vite.config;
  const load = async (): Promise<typeof render> => (await vite.ssrLoadModule('/src/pages/render.tsx')) as typeof render;
  const assets = { script: `${base}src/main.ts`, laterStyles: null };
  return {
    async page(route: ScreenRoute): Promise<string> {
      const { renderPage, renderDocument } = await load();
      const { changedOn: _, ...page } = renderPage(route);
      const styles = `${linkedStyles(vite)}<script type="module" src="${base}@vite/client"></script>`;
      return renderDocument({ ...page, drawings: drawingsOf(page.body), styles, assets });
    },
    async serverPages(): Promise<ServerPages> {
      const { renderServerDocument, answerSamples } = await load();
      const renderer = (await vite.ssrLoadModule('/src/pages/answer-page.tsx')) as ServerRenderer;
      const drawings = drawingsOf(answerSamples().join(''));
      return pagesFrom(renderServerDocument({ ...frameMarks, drawings, styles: linkedStyles(vite), assets }), renderer);
    },
  };
};
