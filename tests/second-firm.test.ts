/**
 * Another firm is another value: the bundle that the build made renders its pages as well. One of each kind is looked at
 * here, the whole site in tests/more/second-firm.test.ts.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { seoBounds } from '../content/seo-bounds.ts';
import { untranslatedPages } from '../content/untranslated-pages.ts';
import { pageBundle } from '../generator/bundle.ts';
import { calendarFiles } from '../generator/calendars.ts';
import { photoFiles } from '../generator/photos.ts';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import { languageTags } from '../src/addresses/locale.ts';
import { resolve } from '../src/addresses/resolve.ts';
import { pageKind, readLocale, type ScreenRoute } from '../src/addresses/route.ts';
import type { Edition } from '../src/edition/edition.ts';
import { buildCache } from './support/built.ts';
import { foreignTo } from './support/details.ts';
import { makeEditions, otherFirm, secondFolder } from './support/firms.ts';
import { htmlMistakesIn } from './support/html-mistakes.ts';
import { kindsOfPages } from './support/kinds.ts';
import { listItems } from './support/page-data.ts';
import { mentionsOfSampleTown } from './support/town-mentions.ts';

const { renderPage, renderDocument }: typeof import('../src/pages/render.tsx') = await import(
  pathToFileURL(pageBundle(buildCache)).href
);

const site = otherFirm({ locales: ['en', 'ta'] });
const { firm } = site;
const editions = makeEditions(site);
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
const htmlIn = (edition: Edition, route: ScreenRoute): string => {
  const { changedOn: _, ...page } = renderPage(edition, route, assets.laterStyles);
  return renderDocument(edition, { ...page, styles: '', drawings: '', assets });
};
const renderHtml = (route: ScreenRoute): string => htmlIn(editions[readLocale(route)] ?? en, route);

const nameRoute = (route: ScreenRoute): string => `${readLocale(route)} ${pageKind(route)}`;
const pages = routes.map((route) => [nameRoute(route), route, renderHtml(route)] as const);
const files = new Set([...calendarFiles(site.locales), '/feed.xml', ...Object.values(assets)]);

test('has every kind of page, in each language', () => {
  const kinds = [...kindsOfPages, 'own-page', 'own-service'];
  const english = kinds.map((kind) => `en ${kind}`);
  // This firm's own texts are in Tamil too.
  const tamil = kinds.filter((kind) => ![...untranslatedPages, 'city-service'].includes(kind));
  const expected = [...english, ...tamil.map((kind) => `ta ${kind}`)];
  expect(pages.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
});

describe.each(pages)('%s of another firm', (_name, route, html) => {
  const page = parse(html);

  test('names that firm, and nothing of the sample', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(languageTags[readLocale(route)]);
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
    const data = listItems(page);
    expect(data.find((item) => item['@type'] === 'AccountingService')).toMatchObject({
      name: firm.name,
      telephone: firm.phones,
      email: firm.email,
    });
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
    expect(page.querySelector('main')?.text).not.toMatch(/free consultation|இலவச ஆலோசனை/i);
  });
});

test('places the office in Madurai on every page', () => {
  const findPage = (name: string): string => pages.find(([each]) => each === name)?.[2] ?? '';
  expect(parse(findPage('en home')).querySelector('title')?.text).toContain('Madurai');
  expect(parse(findPage('ta home')).querySelector('title')?.text).toContain('மதுரை');
  const links = parse(findPage('en not-found')).querySelectorAll('main a[href$="-madurai"]');
  expect(links.length).toBeGreaterThanOrEqual(4);
  expect(editions.en.fact('policy.courts')).toBe('Madurai');
});

test.each(['tiruchirappalli', 'srivilliputtur', 'theni'] as const)(
  'fits titles of an office in %s into search results',
  (slug) => {
    const city = en.cityEntry(slug);
    const there = makeEditions(
      otherFirm({
        locales: ['en', 'ta'],
        officeCity: { slug, hasPages: true, tamilName: city.tamilName },
        firm: { address: { ...firm.address, locality: city.name } },
      }),
    );
    const { min, max } = seoBounds.title;
    for (const route of pageRoutes(there.en).filter(({ kind }) => kind === 'fixed' || kind === 'service')) {
      const { title } = renderPage(there[readLocale(route)] ?? there.en, route, assets.laterStyles).head;
      const { length } = [...title];
      expect(length >= min && length <= max, `${length}: ${title}`).toBe(true);
    }
  },
);

test('writes valid HTML on every page', async () => {
  expect(await htmlMistakesIn(pages.map(([path, , html]) => ({ path, html })))).toEqual([]);
});

const findPage = (name: string, wanted: Partial<ScreenRoute>) => {
  const route = pageRoutes(en).find((each) =>
    Object.entries(wanted).every(([key, value]) => each[key as never] === value),
  );
  if (!route) throw new RangeError(`There is no ${name}`);
  return parse(renderHtml(route));
};

describe('the photographs of another firm', () => {
  test('are on the about page, sized and lazy', () => {
    const images = findPage('about page', { kind: 'fixed', page: 'about' }).querySelectorAll('figure img');
    const shown = images.map(({ attributes: { alt, width, height, loading } }) => ({ alt, width, height, loading }));
    expect(shown).toEqual([
      { alt: 'Our office, seen from the street', width: '1600', height: '900', loading: 'lazy' },
      // It was taken on its side.
      { alt: 'Our people at the counter', width: '900', height: '1200', loading: 'lazy' },
    ]);
  });

  test('are on the Tamil page with Tamil words', () => {
    const html = renderHtml({ kind: 'fixed', page: 'about', locale: 'ta' });
    const alternatives = parse(html)
      .querySelectorAll('figure img')
      .map((image) => image.getAttribute('alt'));
    expect(alternatives).toEqual(['தெருவிலிருந்து எங்கள் அலுவலகம்']);
  });

  test('are made in two formats without camera notes', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'photos-'));
    const files = await photoFiles(secondFolder, site, cache);
    const html = [...pages.map(([, , page]) => page), findPage('post', ownPost).toString()].join('');
    const wanted = new Set(Array.from(html.matchAll(/\/assets\/photo-[\w.-]+/g), ([href]) => href.slice(1)));
    expect(new Set(files.keys())).toEqual(wanted);
    for (const [name, bytes] of files) {
      const { width, height, exif, format } = await sharp(bytes).metadata();
      expect([name, exif]).toEqual([name, undefined]);
      expect(name).toMatch(new RegExp({ heif: 'avif', webp: 'webp', jpeg: 'jpg' }[String(format)] ?? 'unknown'));
      expect(name).toContain(width === 1200 && height === 630 ? 'shared' : `-${width}.`);
    }
    const before = readdirSync(cache).map((name) => statSync(join(cache, name)).ino);
    expect(await photoFiles(secondFolder, site, cache)).toEqual(files);
    expect(readdirSync(cache).map((name) => statSync(join(cache, name)).ino)).toEqual(before);
    rmSync(cache, { recursive: true });
  });
});

const ownPost = { kind: 'post', post: 'papers-for-trucks' } as const;

test("shows the owner's photograph, author and category of a post", () => {
  const page = findPage('post', ownPost);
  const photo = page.querySelector('article img');
  expect(photo?.getAttribute('alt')).toBe('A lorry at the weighbridge with its papers on the dashboard');
  expect(page.querySelector('article')?.text).toContain('Transport. S. Devi.');
  const shared = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(shared).toMatch(/^https:\/\/www\.ledger\.test\/assets\/photo-\w+-shared\.jpg$/);
  expect(listItems(page).find((item) => item['@type'] === 'Article')).toMatchObject({
    image: shared,
    author: { '@type': 'Person', name: 'S. Devi' },
    articleSection: 'Transport',
  });
});

test("link in the menus to the owner's pages", () => {
  for (const [locale, name, href] of [
    ['en', 'Careers', '/careers'],
    ['ta', 'வேலைகள்', '/ta/careers'],
  ] as const) {
    const home = parse(
      renderHtml(locale === 'en' ? { kind: 'fixed', page: 'home' } : { kind: 'fixed', page: 'home', locale }),
    );
    for (const place of ['header', 'footer'])
      expect(home.querySelectorAll(`${place} a[href="${href}"]`).map((link) => link.text.trim())).toContain(name);
  }
  const page = parse(renderHtml({ kind: 'own-page', own: 'careers' }));
  expect(page.querySelector('h1')?.text).toBe('Work with us');
  expect(page.querySelectorAll('main h2').map((heading) => heading.text)).toEqual(
    expect.arrayContaining(['Article assistant', 'How to apply']),
  );
  expect(page.querySelectorAll('main table tbody tr')).toHaveLength(2);
  expect(page.querySelector('main a[href="/contact"]')).not.toBeNull();
});

describe('a service of the owner', () => {
  const listLinks = (page: HTMLElement, selector: string): string[] =>
    page.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
  const listOptions = (page: HTMLElement): string[] =>
    page.querySelectorAll('main select[name="service"] option').map((option) => option.getAttribute('value') ?? '');
  const cards = 'main section:first-of-type .cells.targets:first-of-type h3 a';

  test.each([
    ['en', 'Trust & society accounts', ''],
    ['ta', 'அறக்கட்டளைக் கணக்குகள்', '/ta'],
  ] as const)('has a page in %s with price and text', (locale, name, prefix) => {
    const route = { kind: 'own-service', own: 'trust-accounts' } as const;
    const page = parse(renderHtml(locale === 'en' ? route : { ...route, locale }));
    expect(page.querySelector('h1')?.text).toBe(name);
    expect(page.querySelector('main dl')?.text).toContain(`₹6,000 ${editions[locale]?.unitWords.year}`);
    expect(page.querySelectorAll('main h2').length).toBeGreaterThanOrEqual(3);
    const asks = `${prefix}/contact?service=trust-accounts#write`;
    expect(listLinks(page, 'main h1 ~ .buttons a')).toEqual([asks, expect.stringContaining(encodeURIComponent(name))]);
    expect(listLinks(page, 'header a')).toContain(asks);
    expect(listLinks(page, 'main nav ol a')).toEqual([`${prefix}/services`]);
    expect(listItems(page).find((item) => item['@type'] === 'Service')).toMatchObject({
      name,
      url: `${firm.origin}${prefix}/services/trust-accounts`,
      offers: { priceCurrency: 'INR', price: 6000 },
    });
  });

  test('comes after the cards, before the general option', () => {
    for (const locale of site.locales) {
      const [services, contact] = (['services', 'contact'] as const).map((page) =>
        parse(renderHtml(locale === 'en' ? { kind: 'fixed', page } : { kind: 'fixed', page, locale })),
      );
      const own = editions[locale]?.hrefOwnService('trust-accounts') ?? '';
      if (!services || !contact) throw new Error('A page is missing');
      expect(listLinks(services, cards).indexOf(own)).toBe(8);
      expect(listOptions(contact).slice(-2)).toEqual(['Trust & society accounts', 'General Inquiry']);
    }
    const sitemap = findPage('sitemap page', { kind: 'fixed', page: 'sitemap' });
    expect(listLinks(sitemap, 'main a')).toContain('/services/trust-accounts');
  });

  test('changes nothing in lists and counts that the specification sets', () => {
    const without = makeEditions(otherFirm({ ownServices: [] })).en;
    for (const { page, links } of [
      { page: 'home', links: 'main a' },
      { page: 'services', links: 'header a' },
      { page: 'services', links: 'footer a' },
      { page: 'not-found', links: 'main a' },
    ] as const) {
      const route: ScreenRoute = page === 'not-found' ? { kind: page } : { kind: 'fixed', page };
      expect(listLinks(parse(htmlIn(without, route)), links)).toEqual(listLinks(parse(htmlIn(en, route)), links));
    }
  });

  test('is absent where the owner has none', () => {
    const without = makeEditions(otherFirm({ ownServices: [], notOffered: [] })).en;
    const at = (page: 'home' | 'services' | 'contact' | 'sitemap') => parse(htmlIn(without, { kind: 'fixed', page }));
    const carded = without.serviceIndex.filter(({ card }) => card);
    expect(listLinks(at('services'), cards)).toEqual([
      ...carded.map(({ slug }) => without.hrefService(slug)),
      '/contact#write',
    ]);
    expect(carded).toHaveLength(8);
    expect(listOptions(at('contact'))).toEqual([
      '',
      'GST Registration',
      'GST Returns Filing',
      'GST Notices & Appeals',
      'GST Refunds',
      'Income Tax Filing',
      'PF ESI Services',
      'TDS TCS Returns',
      'Company Registration',
      'Accounting & Book-keeping',
      'General Inquiry',
    ]);
    const services = listLinks(at('sitemap'), 'main a').filter((href) => /^\/services\/[\w-]+$/.test(href));
    expect(services).toHaveLength(without.serviceIndex.length);
    for (const page of ['home', 'services', 'contact', 'sitemap'] as const)
      expect(at(page).toString()).not.toContain('trust');
  });
});
