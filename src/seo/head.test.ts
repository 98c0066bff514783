import { describe, expect, test } from 'vitest';
import { otherFirm, sampleSite } from '../../tests/support/firms.ts';
import { localeAt } from '../addresses/locale.ts';
import { resolve } from '../addresses/resolve.ts';
import type { PageRoute } from '../addresses/route.ts';
import { createEdition, type Edition } from '../edition/edition.ts';
import { listAlternates, makeHead, otherLanguage } from './head.ts';

const edition = createEdition({ ...sampleSite(), locales: ['en', 'ta'] }, 'en');
const { canonicalPath, cityEntry, firm, officeCity } = edition;
const office = cityEntry(officeCity.slug);

const pageAt = (path: string): PageRoute => {
  const route = resolve(edition, path);
  if (route.kind === 'not-found' || route.kind === 'redirect') throw new Error(`${path} is no page`);
  return route;
};

describe('the language switch', () => {
  test.each([
    ['/', { locale: 'ta', href: '/ta' }],
    ['/services/gst-returns/papers', { locale: 'ta', href: '/ta/services/gst-returns/papers' }],
    ['/ta/locations/salem', { locale: 'en', href: '/locations/salem' }],
    ['/ta', { locale: 'en', href: '/' }],
    ['/locations/salem/gst-returns', { locale: 'ta', href: '/ta/locations/salem', name: 'சேலம்' }],
    ['/blog', { locale: 'ta', href: '/ta', name: 'முகப்பு' }],
    ['/blog/check-before-gstr-3b', { locale: 'ta', href: '/ta', name: 'முகப்பு' }],
  ])('leads on %s to %o', (path, to) => {
    expect(otherLanguage(edition, pageAt(path))).toEqual(to);
  });

  test('leads home from an address without a page', () => {
    expect(otherLanguage(edition, { kind: 'not-found' })).toEqual({ locale: 'ta', href: '/ta' });
    expect(otherLanguage(edition, { kind: 'not-found', locale: 'ta' })).toEqual({ locale: 'en', href: '/' });
  });

  test('is not there on a site in one language', () => {
    const english = createEdition(otherFirm({ locales: ['en'] }), 'en');
    expect(otherLanguage(english, pageAt('/about'))).toBeNull();
  });
});

describe('the languages of a page', () => {
  const signedFor = (pages: readonly string[]): Edition =>
    createEdition({ ...sampleSite(), signedTamilPages: pages }, 'en');

  test('name each other once a native reader has signed', () => {
    const signed = signedFor(['/ta/about']);
    const expected = [
      { hreflang: 'en-IN', href: `${firm.origin}/about` },
      { hreflang: 'ta-IN', href: `${firm.origin}/ta/about` },
      { hreflang: 'x-default', href: `${firm.origin}/about` },
    ];
    expect(listAlternates(signed, pageAt('/about'), ['en', 'ta'])).toEqual(expected);
    expect(listAlternates(signed, pageAt('/ta/about'), ['en', 'ta'])).toEqual(expected);
    expect(makeHead(signed, pageAt('/ta/about'), { title: '', description: '' }).robots).toBe('index, follow');
  });

  test.each([
    ['nobody has signed', null],
    ['another page was signed', ['/ta/contact']],
  ])('keep a Tamil page unpublished while %s', (_, pages) => {
    const unsigned = createEdition({ ...sampleSite(), signedTamilPages: pages }, 'ta');
    expect(listAlternates(unsigned, pageAt('/about'), ['en', 'ta'])).toEqual([]);
    expect(makeHead(unsigned, pageAt('/ta/about'), { title: '', description: '' })).toMatchObject({
      robots: 'noindex',
      alternates: [],
    });
    expect(makeHead(unsigned, pageAt('/about'), { title: '', description: '' }).robots).toBe('index, follow');
  });

  test('are not told where there is one', () => {
    expect(listAlternates(edition, pageAt('/about'), ['en'])).toEqual([]);
    expect(listAlternates(edition, pageAt('/locations/salem/gst-returns'), ['en', 'ta'])).toEqual([]);
  });
});

test.each([
  ['/ta', 'ta'],
  ['/ta/nothing', 'ta'],
  ['/ta?x=1', 'ta'],
  ['/tamil-nadu', 'en'],
  ['/', 'en'],
])('%s is read as %s', (path, locale) => {
  expect(localeAt(path)).toBe(locale);
});

test('a page has one canonical address in each language', () => {
  expect(canonicalPath({ kind: 'fixed', page: 'home', locale: 'ta' })).toBe('/ta');
  expect(canonicalPath({ kind: 'fixed', page: 'blog', locale: 'ta' })).toBe('/blog');
});

test.each([
  ['/locations/tiruchirappalli/gst-returns', `GST Returns, Tiruchirappalli, Trichy, Tiruchy, ${firm.name}`],
  ['/locations/salem', `Tax consultant in Salem, Salem, Selam, ${firm.name}`],
  [
    '/services/gst-returns/papers',
    ['GST Returns', 'Papers', office.name, ...office.spellings.slice(0, 2), firm.name].join(', '),
  ],
])('have the keywords of %s in what it names', (path, keywords) => {
  expect(makeHead(edition, pageAt(path), { title: '', description: '' }).keywords).toBe(keywords);
});
