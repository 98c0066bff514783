import { dirname, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawingsOf } from '../build/page-drawings.ts';
import { type ToolSlug, toolIndex } from '../content/tool-index.ts';
import type * as render from '../src/pages/render.tsx';
import type { ScreenRoute } from '../src/site/route.ts';
import { serverPageTexts } from '../src/site/server-page.ts';

const root = dirname(import.meta.dirname);

/** Renders pages from the sources as they are now. */
export interface DevPages {
  page(route: ScreenRoute): Promise<string>;
  /** The page that the server fills in. */
  serverPage(): Promise<string>;
  /** The page of an enquiry, which the server fills in. */
  enquiryPage(): Promise<string>;
  /** The page of each tool as the server answers its form. */
  toolPages(): Promise<Readonly<Record<ToolSlug, string>>>;
  /** The module that answers those forms. */
  toolAnswers(): Promise<unknown>;
}

/** Links to the style sheets that the loaded modules import; base.css is first, because it sets the order of layers. */
export const linkedStyles = (vite: ViteDevServer): string => {
  const files = [...vite.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
  const first = files.filter((file) => file.endsWith('/base.css'));
  return [...new Set([...first, ...files])]
    .map((file) => `<link rel="stylesheet" href="${vite.config.base}${relative(root, file)}">\n`)
    .join('');
};

/**
 * Renders by the build's functions on Vite's modules; styles are linked, and Vite's script reloads the page.
 * @param vite serves the modules of one language
 */
export const devPages = (vite: ViteDevServer): DevPages => {
  const { base } = vite.config;
  const load = async (): Promise<typeof render> => (await vite.ssrLoadModule('/src/pages/render.tsx')) as typeof render;
  const assets = { script: `${base}src/main.ts`, laterStyles: null };
  const filledIn = async (title: string, body: string): Promise<string> => {
    const { renderServerDocument } = await load();
    return renderServerDocument({ title, body, drawings: drawingsOf(body), styles: linkedStyles(vite), assets });
  };
  return {
    async page(route) {
      const { renderPage, renderDocument } = await load();
      const { changedOn: _, ...page } = renderPage(route);
      const styles = `${linkedStyles(vite)}<script type="module" src="${base}@vite/client"></script>`;
      return renderDocument({ ...page, drawings: drawingsOf(page.body), styles, assets });
    },
    async serverPage() {
      const { renderServerPage } = await load();
      return filledIn(serverPageTexts.title, renderServerPage());
    },
    async enquiryPage() {
      const { renderEnquiryTemplate } = await load();
      return filledIn(serverPageTexts.title, renderEnquiryTemplate());
    },
    async toolPages() {
      const { renderToolTemplate } = await load();
      const pages = toolIndex.map(async ({ slug, name }) => [slug, await filledIn(name, renderToolTemplate(slug))]);
      return Object.fromEntries(await Promise.all(pages)) as Record<ToolSlug, string>;
    },
    toolAnswers: async () => vite.ssrLoadModule('/server/tools/answer-tool.ts'),
  };
};
