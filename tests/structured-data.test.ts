import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import type { PageRoute } from '../src/addresses/route.ts';
import { type BuiltPage, builtPages } from './support/built-pages.ts';
import { sampleEdition } from './support/firms.ts';
import { type Item, listItems, listLeaves, seenOn } from './support/page-data.ts';

const edition = sampleEdition();
const { firm, canonicalPath } = edition;

/** The pages of services in a city are made of the same parts in all cities. */
const sampleCities: ReadonlySet<string> = new Set(['coimbatore', 'sivakasi', 'nagercoil']);

interface DataPage extends BuiltPage {
  readonly page: HTMLElement;
  readonly items: readonly Item[];
}

let pages: readonly DataPage[];
beforeAll(async () => {
  const built = await builtPages(['en']);
  pages = built
    .filter(({ route }) => route.kind !== 'city-service' || sampleCities.has(route.city))
    .map((each) => {
      const page = parse(each.html);
      return { ...each, page, items: listItems(page) };
    });
});

const organisation = { '@id': `${firm.origin}/#organisation` };
const text = expect.stringMatching(/\S/);
const url = expect.stringMatching(/^https:\/\//);

const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const article = {
  headline: text,
  description: text,
  datePublished: day,
  author: { '@type': expect.stringMatching(/^(?:Organization|Person)$/), name: text },
  publisher: organisation,
  image: url,
  url,
};

/** The properties that each type must have; an unknown type fails. */
const required: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AccountingService: {
    ...organisation,
    name: firm.name,
    url: `${firm.origin}/`,
    image: url,
    telephone: firm.phones.length > 1 ? firm.phones : firm.phone,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      postalCode: text,
      addressCountry: 'IN',
    },
    areaServed: { '@type': 'State', name: text },
    openingHoursSpecification: expect.any(Array),
    sameAs: expect.any(Array),
  },
  WebSite: { name: text, url: `${firm.origin}/`, publisher: organisation, inLanguage: 'en-IN' },
  Service: {
    '@id': url,
    name: text,
    serviceType: text,
    description: text,
    url,
    provider: organisation,
    areaServed: { name: text },
    offers: { priceCurrency: 'INR' },
    ...(firm.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: firm.rating.stars,
        bestRating: 5,
        reviewCount: firm.rating.reviews,
      },
    }),
  },
  BreadcrumbList: { itemListElement: expect.any(Array) },
  FAQPage: { mainEntity: expect.any(Array) },
  BlogPosting: article,
  WebApplication: { name: text, description: text, url, provider: organisation, isAccessibleForFree: true },
  Article: { ...article, dateModified: day },
};

const typesOfKind: Readonly<Record<Exclude<PageRoute['kind'], 'fixed'>, readonly string[]>> = {
  service: ['AccountingService', 'Service', 'BreadcrumbList', 'FAQPage'],
  papers: ['AccountingService', 'BreadcrumbList'],
  city: ['AccountingService', 'BreadcrumbList'],
  'city-service': ['AccountingService', 'Service', 'BreadcrumbList'],
  post: ['AccountingService', 'Article', 'BreadcrumbList'],
  'own-page': ['AccountingService'],
  'own-service': ['AccountingService', 'Service', 'BreadcrumbList'],
  tool: ['AccountingService', 'WebApplication', 'BreadcrumbList'],
};

const typesOfPath: Readonly<Record<string, readonly string[]>> = {
  '/': ['AccountingService', 'WebSite'],
  '/about': ['AccountingService', 'FAQPage'],
  '/contact': ['AccountingService', 'FAQPage'],
  '/blog': ['AccountingService', ...Array.from({ length: 6 }, () => 'BlogPosting')],
};

const ofType = (page: DataPage, type: string): Item | undefined => page.items.find((item) => item['@type'] === type);

/** Prices and the rating of a service are for searchers only. The rest is put in other words. */
const unseen = [
  'AccountingService.address.addressCountry',
  'AccountingService.image',
  'AccountingService.openingHoursSpecification.closes',
  'AccountingService.openingHoursSpecification.dayOfWeek',
  'AccountingService.openingHoursSpecification.opens',
  'AccountingService.priceRange',
  'AccountingService.specialOpeningHoursSpecification.closes',
  'AccountingService.specialOpeningHoursSpecification.opens',
  'AccountingService.specialOpeningHoursSpecification.validFrom',
  'AccountingService.specialOpeningHoursSpecification.validThrough',
  // Every number of the office; a page shows the first.
  ...(firm.phones.length > 1 ? ['AccountingService.telephone'] : []),
  'Article.image',
  'Article.inLanguage',
  'BlogPosting.image',
  'BlogPosting.inLanguage',
  'BreadcrumbList.itemListElement.position',
  ...(firm.rating ? ['bestRating', 'ratingValue', 'reviewCount'].map((name) => `Service.aggregateRating.${name}`) : []),
  'Service.offers.highPrice',
  'Service.offers.lowPrice',
  'Service.offers.price',
  'Service.offers.priceCurrency',
  'WebApplication.applicationCategory',
  'WebApplication.inLanguage',
  'WebApplication.isAccessibleForFree',
  'WebApplication.operatingSystem',
  'WebSite.inLanguage',
];

describe('the structured data', () => {
  test('has the right types on each kind of page', () => {
    for (const page of pages) {
      const { route, path, items } = page;
      const listed = route.kind === 'fixed' ? (typesOfPath[path] ?? ['AccountingService']) : typesOfKind[route.kind];
      const types =
        page.page.querySelectorAll('main details').length === 0 ? listed.filter((type) => type !== 'FAQPage') : listed;
      expect(
        items.map((item) => item['@type']),
        path,
      ).toEqual(types);
    }
  });

  test('has what its type requires', () => {
    for (const { path, items } of pages)
      for (const item of items) expect(item, path).toMatchObject(required[item['@type'] ?? ''] ?? { unknown: 'type' });
  });

  test('states the firm once on a page', () => {
    for (const { path, html } of pages) expect(html.split('"AccountingService"'), path).toHaveLength(2);
  });

  test('gives every service a range or a start', () => {
    for (const page of pages) {
      const offers = ofType(page, 'Service')?.offers as Record<string, unknown> | undefined;
      if (!offers) continue;
      const amounts = offers['@type'] === 'AggregateOffer' ? [offers.lowPrice, offers.highPrice] : [offers.price];
      for (const amount of amounts) expect(amount, page.path).toEqual(expect.any(Number));
    }
  });

  test('says where a page stands as its breadcrumb does', () => {
    for (const page of pages) {
      const list = ofType(page, 'BreadcrumbList')?.itemListElement as
        | readonly { position: number; name: string; item: string }[]
        | undefined;
      const shown = page.page.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((crumb) => crumb.text);
      expect(list?.map((crumb) => crumb.name) ?? [], page.path).toEqual(shown);
      list?.forEach((crumb, index) => {
        expect(crumb.position).toBe(index + 1);
      });
      if (list) expect(list.at(-1)?.item).toBe(firm.origin + page.path);
    }
  });

  test('names no page that is not there', () => {
    const paths = new Set(pageRoutes(edition, ['en']).map((route) => firm.origin + canonicalPath(route)));
    for (const { path, items } of pages)
      for (const item of items)
        for (const { name, value } of listLeaves(item, item['@type'] ?? ''))
          if (/\.(item|url)$/.test(name) && value.startsWith(firm.origin)) expect(paths, path).toContain(value);
  });

  test('says nothing that the page does not show', () => {
    const found = new Set<string>();
    for (const { path, page, items } of pages) {
      const isSeen = seenOn(page, firm.origin + path);
      for (const item of items)
        for (const { name, value } of listLeaves(item, item['@type'] ?? '')) if (!isSeen(value)) found.add(name);
    }
    expect([...found].toSorted()).toEqual(unseen);
  });
});
