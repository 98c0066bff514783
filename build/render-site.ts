/** Renders every page and writes it, its Markdown twin, the files that list the pages, and what the server reads. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { firm } from '../content/firm.ts';
import { INLINE_HASHES, type SiteInlineHashes } from '../server/inline-hashes.ts';
import type * as entry from '../src/app/prerender.tsx';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { markdownPath } from '../src/site/markdown-path.ts';
import { resolve } from '../src/site/resolve.ts';
import { type PageKind, pageKind, type ScreenRoute } from '../src/site/route.ts';
import { PageChecks } from './check-pages.ts';
import { criticalCss, type UsedNames, usedNames } from './critical-css.ts';
import type { DescribedPage } from './described-page.ts';
import { inlineDrawings } from './inline-drawings.ts';
import { llmsTxt } from './llms.ts';
import { markdownTwin } from './markdown-twin.ts';
import { pageFile } from './page-file.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import type { SiteFolder } from './site-folder.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import type { Stopwatch } from './stopwatch.ts';
import { WaitingTexts } from './waiting-texts.ts';

/** The bundle that renders, loaded. */
export type Prerender = Pick<
  typeof entry,
  'renderPage' | 'renderDocument' | 'renderServerPage' | 'renderServerDocument'
>;

interface Parts {
  readonly prerender: Prerender;
  /** The style sheet of all screens. */
  readonly css: string;
  /** The code of the boot script. */
  readonly boot: string;
  /** The folder of the build: the site, and beside it what only the server reads. */
  readonly out: string;
  readonly site: SiteFolder;
  readonly watch: Stopwatch;
}

/** What was rendered. */
interface RenderedSite {
  /** Every canonical page and the Not Found page. */
  readonly pages: readonly DescribedPage[];
  /** One line for each mistake in a page. */
  readonly mistakes: readonly string[];
}

const pathOf = (route: ScreenRoute): string => (route.kind === 'not-found' ? '/404' : canonicalPath(route));

const canonicalOf = (path: string): string | null => {
  const route = resolve(path);
  return route.kind === 'not-found' || route.kind === 'redirect' ? null : canonicalPath(route);
};

const addTo = <T>(set: Set<T>, more: ReadonlySet<T>): void => {
  for (const one of more) set.add(one);
};

/** As a policy header names it. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A rendered page without its body. */
type Headed = Omit<entry.RenderedPage, 'body'> & { readonly path: string };

/** Renders the pages of one kind, which share an inlined style sheet, and puts their bodies aside. */
const renderKind = async (
  routes: readonly ScreenRoute[],
  { prerender, css }: Parts,
  bodies: WaitingTexts,
): Promise<{ pages: readonly Headed[]; style: string }> => {
  const used = { elements: new Set<string>(), classes: new Set<string>() } satisfies UsedNames;
  const pages: Headed[] = [];
  for (const route of routes) {
    const path = pathOf(route);
    try {
      const { body, ...page } = await prerender.renderPage(route);
      const names = usedNames([body]);
      addTo(used.elements, names.elements);
      addTo(used.classes, names.classes);
      bodies.add(body);
      pages.push({ path, ...page });
    } catch (error) {
      throw new Error(`${path}: ${String(error)}`, { cause: error });
    }
  }
  return { pages, style: criticalCss(css, used) };
};

/**
 * Renders the whole site, one kind of page after the other, and keeps no page in memory.
 * @throws Error that names the page which cannot be rendered
 */
export const renderSite = async (parts: Parts): Promise<RenderedSite> => {
  const { prerender, css, boot, out, site, watch } = parts;
  const routes: ScreenRoute[] = [...pageRoutes(), { kind: 'not-found' }];
  const checks = new PageChecks(canonicalOf, boot);
  const pages: DescribedPage[] = [];
  const dates: { path: string; changedOn: string }[] = [];
  const styles: Partial<Record<PageKind, string>> = {};
  for (const [kind, sameKind] of Map.groupBy(routes, pageKind)) {
    watch.start('render');
    const bodies = new WaitingTexts(join(out, 'bodies'));
    const rendered = await renderKind(sameKind, parts, bodies);
    styles[kind] = hashOf(rendered.style);
    for (const [number, { path, head, structuredData, changedOn }] of rendered.pages.entries()) {
      watch.start('render');
      const { body, drawings } = inlineDrawings(bodies.get(number));
      const html = prerender.renderDocument({ head, body, drawings, structuredData, boot, css: rendered.style });
      site.write(pageFile(path), html);
      watch.start('check');
      const document = parse(html);
      const page = { path, title: head.title, description: head.description };
      pages.push(page);
      checks.add(page, document);
      if (head.canonical === null) continue;
      watch.start('Markdown');
      dates.push({ path, changedOn });
      site.write(markdownPath(path).slice(1), markdownTwin({ path, document, changedOn }));
    }
    bodies.close();
  }
  watch.start('check');
  const mistakes = checks.finish();
  site.write('sitemap.xml', sitemapXml(dates));
  site.write('robots.txt', robotsTxt());
  site.write('llms.txt', llmsTxt(pages));
  site.write(`${firm.indexNowKey}.txt`, firm.indexNowKey);
  site.write(SECURITY_TXT, securityTxt());
  const serverPage = prerender.renderServerPage();
  const serverCss = criticalCss(css, usedNames([serverPage]));
  // Beside the site, not in it: nobody is to see it before the server has filled it in.
  writeFileSync(
    join(out, 'server-page.html'),
    prerender.renderServerDocument({ ...inlineDrawings(serverPage), css: serverCss }),
  );
  // Every kind has been rendered by now.
  const all = { ...(styles as Record<PageKind, string>), 'server-page': hashOf(serverCss) };
  const inline: SiteInlineHashes = { script: hashOf(boot), styles: all };
  writeFileSync(join(out, INLINE_HASHES), JSON.stringify(inline));
  return { pages, mistakes };
};
