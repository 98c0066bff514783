import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import { type Locale, localePrefixes } from '../src/addresses/locale.ts';
import { pageKind, readLocale, type ScreenRoute } from '../src/addresses/route.ts';
import { INLINE_HASHES, type InlineHashes } from '../src/delivery/inline-hashes.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { frameMarks } from '../src/delivery/server-renderer.ts';
import { SPECULATION_RULES, speculationRules } from '../src/delivery/speculation-rules.ts';
import { frameFile } from '../src/delivery/template-files.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';
import type { RenderedPage } from '../src/pages/render.tsx';
import { BuildError } from './build-error.ts';
import type { Bundles } from './bundle.ts';
import { calendarFiles } from './calendars.ts';
import { type DescribedPage, pageChecks } from './checks/check-pages.ts';
import { criticalCss, usedNames } from './critical-css.ts';
import { collectDrawings } from './page-drawings.ts';
import type { SiteFolder } from './site-folder.ts';
import { robotsTxt, SECURITY_TXT, type SitemapPage, securityTxt, sitemapXml } from './site-lists.ts';

interface Parts {
  readonly bundles: Bundles;
  readonly editions: Editions;
  /** It holds the site, and beside that what only the server reads. */
  readonly out: string;
  readonly site: SiteFolder;
}

const findPath = ({ canonicalPath }: Edition, route: ScreenRoute): string =>
  route.kind === 'not-found' ? `${localePrefixes[readLocale(route)]}/404` : canonicalPath(route);

const hashText = (text: string): string => createHash('sha256').update(text).digest('base64');

const inlineSheet = (css: string): string => `<style>${css}</style>`;

/** @throws Error that names the page */
const renderOne = (route: ScreenRoute, { render, filesIn }: Bundles): RenderedPage => {
  const { edition, assets } = filesIn(readLocale(route));
  try {
    return render.renderPage(edition, route, assets.laterStyles);
  } catch (error) {
    throw new Error(`${findPath(edition, route)}: ${String(error)}`, { cause: error });
  }
};

/** Splits a page at the link to the later sheet. @throws BuildError for a page without it */
const atFirstScreen = (path: string, body: string): readonly [above: string, below: string] => {
  const end = body.indexOf('<link rel="stylesheet"');
  if (end < 0) throw new BuildError(`${path}: has no <LaterSheet />; put one after its first section`);
  return [body.slice(0, end), body.slice(end)];
};

/** Writes the frame of server pages beside the site, where it has no address. @returns the hash of its styles */
const writeFrame = ({ bundles, out }: Parts, locale: Locale): string => {
  const { render, filesIn } = bundles;
  const { edition, css: all, assets } = filesIn(locale);
  const samples = render.answerSamples(edition);
  const css = criticalCss(all, usedNames(samples));
  const { title, body } = frameMarks;
  const frame = { title, body, drawings: collectDrawings(samples.join('')), styles: inlineSheet(css), assets };
  const file = join(out, frameFile(locale));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, render.renderServerDocument(edition, frame));
  return hashText(css);
};

/** Renders one kind of page after the other: they share an inlined style sheet. @throws Error that names the page */
export const renderSite = (parts: Parts) => {
  const { bundles, editions, out, site } = parts;
  const { render, filesIn } = bundles;
  const { locales, firm } = editions.en;
  const routes: ScreenRoute[] = locales.flatMap((locale) => [
    ...pageRoutes(editions.en, [locale]),
    locale === 'en' ? { kind: 'not-found' } : { kind: 'not-found', locale },
  ]);
  const checks = pageChecks(editions.en, new Set(calendarFiles(locales)));
  /** Every canonical page and the Not Found page. */
  const pages: DescribedPage[] = [];
  const listed: SitemapPage[] = [];
  const hashes: { -readonly [Of in keyof InlineHashes]: InlineHashes[Of] } = {};
  const alike = Map.groupBy(routes, (route) => `${readLocale(route)} ${pageKind(route)}`);
  for (const sameKind of alike.values()) {
    // Bodies wait as bytes: as strings with a rupee sign, 407 of them take twice the memory.
    const rendered = sameKind.map((route) => {
      const { body, ...page } = renderOne(route, bundles);
      return { route, path: findPath(editions.en, route), ...page, bytes: Buffer.from(body) };
    });
    const [one] = sameKind as [ScreenRoute];
    const { edition, css: all, assets } = filesIn(readLocale(one));
    const used = usedNames(rendered.values().map(({ path, bytes }) => atFirstScreen(path, bytes.toString())[0]));
    const css = criticalCss(all, used);
    hashes[readLocale(one)] = { ...hashes[readLocale(one)], [pageKind(one)]: hashText(css) };
    for (const { route, path, head, bytes, structuredData, changedOn } of rendered) {
      const [above, below] = atFirstScreen(path, bytes.toString());
      const body = above + collectDrawings(above) + below;
      const drawings = collectDrawings(below, above);
      const styles = inlineSheet(css);
      const html = render.renderDocument(edition, { head, body, drawings, structuredData, styles, assets });
      site.write(pageFile(path), html);
      const page = { path, title: head.title, description: head.description };
      pages.push(page);
      checks.add(page, parse(html));
      if (route.kind !== 'not-found' && editions.en.isPublished(route)) listed.push({ route, changedOn });
    }
  }
  const mistakes = checks.finish();
  site.write('sitemap.xml', sitemapXml(editions.en, listed));
  site.write(SPECULATION_RULES, JSON.stringify(speculationRules));
  site.write('robots.txt', robotsTxt(firm));
  site.write(`${firm.indexNowKey}.txt`, firm.indexNowKey);
  site.write(SECURITY_TXT, securityTxt(editions.en));
  for (const locale of locales) hashes[locale] = { ...hashes[locale], 'server-page': writeFrame(parts, locale) };
  writeFileSync(join(out, INLINE_HASHES), JSON.stringify(hashes));
  return { pages, mistakes, hashes };
};
