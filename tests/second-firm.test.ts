/**
 * Another firm is another value: the bundle that the build made renders its pages as well. One of each kind is looked at
 * here, the whole site in tests/more/second-firm.test.ts.
 */
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { pageBundle } from '../generator/bundle.ts';
import { calendarFiles } from '../generator/calendars.ts';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import { languageTags } from '../src/addresses/locale.ts';
import { resolve } from '../src/addresses/resolve.ts';
import { localeOf, pageKind, type ScreenRoute } from '../src/addresses/route.ts';
import { buildCache } from './support/built.ts';
import { foreignTo } from './support/details.ts';
import { editionsOf, otherFirm } from './support/firms.ts';
import { htmlMistakesIn } from './support/html-mistakes.ts';
import { kindsOfPages } from './support/kinds.ts';
import { itemsOf } from './support/page-data.ts';
import { mentionsOfSampleTown } from './support/town-mentions.ts';

const { renderPage, renderDocument }: typeof import('../src/pages/render.tsx') = await import(
  pathToFileURL(pageBundle(buildCache)).href
);

const site = otherFirm({ locales: ['en', 'ta'] });
const { firm } = site;
const editions = editionsOf(site);
const { en } = editions;

/** The first page of each kind in each language; in Tamil there are fewer. */
const routes: readonly ScreenRoute[] = site.locales.flatMap((locale): ScreenRoute[] => {
  const firsts = new Map(
    pageRoutes(en, [locale])
      .toReversed()
      .map((route) => [pageKind(route), route]),
  );
  return [...firsts.values(), locale === 'en' ? { kind: 'not-found' } : { kind: 'not-found', locale }];
});

const assets = { script: '/assets/main.js', laterStyles: '/assets/later.css', dueList: '/assets/dues.json' };
const htmlOf = (route: ScreenRoute): string => {
  const edition = editions[localeOf(route)] ?? en;
  const { changedOn: _, ...page } = renderPage(edition, route, assets.laterStyles);
  return renderDocument(edition, { ...page, styles: '', drawings: '', assets });
};

const nameOf = (route: ScreenRoute): string => `${localeOf(route)} ${pageKind(route)}`;
const pages = routes.map((route) => [nameOf(route), route, htmlOf(route)] as const);
const files = new Set([...calendarFiles(site.locales), '/feed.xml', ...Object.values(assets)]);

test('every kind of page is there, in both languages where it is translated', () => {
  const english = kindsOfPages.map((kind) => `en ${kind}`);
  // This firm's own post is in Tamil too.
  const tamil = kindsOfPages.filter((kind) => !['blog', 'sitemap', 'audit', 'city-service'].includes(kind));
  const expected = [...english, ...tamil.map((kind) => `ta ${kind}`)];
  expect(pages.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
});

describe.each(pages)('%s of another firm', (_name, route, html) => {
  const page = parse(html);

  test('speaks of that firm, and of nothing that is the sample', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(languageTags[localeOf(route)]);
    expect(page.querySelector('header')?.text).toContain(firm.name);
    expect(page.querySelector('footer')?.text).toContain(firm.phone);
    expect(foreignTo(site).filter((detail) => html.includes(detail))).toEqual([]);
    expect(html).not.toMatch(/\$\{|undefined|\[object Object\]|NaN/);
  });

  test('names no town but that of its office', () => {
    expect(mentionsOfSampleTown(route, html)).toEqual([]);
  });

  test('leads only to what that firm has', () => {
    const links = page.querySelectorAll('a[href^="/"], link[href^="/"]').map((link) => link.getAttribute('href') ?? '');
    const paths = new Set(links.map((href) => href.split(/[?#]/)[0] ?? ''));
    expect(paths.size).toBeGreaterThan(20);
    const icons = /^\/(?:favicon|apple-touch-icon|site\.webmanifest|assets\/)/;
    expect(
      [...paths].filter((path) => !files.has(path) && !icons.test(path) && resolve(en, path).kind === 'not-found'),
    ).toEqual([]);
    expect(html).not.toContain('/iec-registration');
  });

  test('claims nothing that the firm has answered with no', () => {
    const data = itemsOf(page);
    expect(data.find((item) => item['@type'] === 'AccountingService')).toMatchObject({
      name: firm.name,
      telephone: firm.phones,
      email: firm.email,
    });
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
    expect(page.querySelector('main')?.text).not.toMatch(/free consultation|இலவச ஆலோசனை/i);
  });
});

test('the office is in Madurai on every page that says where it is', () => {
  const pageOf = (name: string): string => pages.find(([each]) => each === name)?.[2] ?? '';
  expect(parse(pageOf('en home')).querySelector('title')?.text).toContain('Madurai');
  expect(parse(pageOf('ta home')).querySelector('title')?.text).toContain('மதுரை');
  const links = parse(pageOf('en not-found')).querySelectorAll('main a[href$="-madurai"]');
  expect(links.length).toBeGreaterThanOrEqual(4);
  expect(editions.en.fact('policy.courts')).toBe('Madurai');
});

test('all of them are valid HTML', async () => {
  expect(await htmlMistakesIn(pages.map(([path, , html]) => ({ path, html })))).toEqual([]);
});
