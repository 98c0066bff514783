import { dirname, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawingsOf } from '../build/page-drawings.ts';
import type * as render from '../src/pages/render.tsx';
import type { ScreenRoute } from '../src/site/route.ts';

const root = dirname(import.meta.dirname);

/** Renders pages from the sources as they are now. */
export interface DevPages {
  page(route: ScreenRoute): Promise<string>;
  /** The page whose words the server fills in. */
  serverPage(): Promise<string>;
}

/** The sheets that the loaded modules import, as links; the first says how the layers follow each other. */
export const linkedStyles = (vite: ViteDevServer): string => {
  const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
  const first = files.filter((file) => file.endsWith('/base.css'));
  return [...new Set([...first, ...files])]
    .map((file) => `<link rel="stylesheet" href="/${relative(root, file)}">\n`)
    .join('');
};

/** The build's own functions on Vite's modules: styles are linked, and Vite's script tells the browser of changes. */
export const devPages = (vite: ViteDevServer): DevPages => {
  const load = async (): Promise<typeof render> => (await vite.ssrLoadModule('/src/pages/render.tsx')) as typeof render;
  const assets = { script: '/src/main.ts', laterStyles: null };
  return {
    async page(route) {
      const { renderPage, renderDocument } = await load();
      const { changedOn: _, ...page } = renderPage(route);
      const styles = `${linkedStyles(vite)}<script type="module" src="/@vite/client"></script>`;
      return renderDocument({ ...page, drawings: drawingsOf(page.body), styles, assets });
    },
    async serverPage() {
      const { renderServerPage, renderServerDocument } = await load();
      const body = renderServerPage();
      return renderServerDocument({ body, drawings: drawingsOf(body), styles: linkedStyles(vite), assets });
    },
  };
};
