/** Two firms as values are two sites in one process: neither says a word of the other. */
import { describe, expect, test } from 'vitest';
import { type ClaimId, claimIds } from '../../content/claim-ids.ts';
import { claims } from '../../content/claims.ts';
import { otherFirm } from '../../tests/support/firms.ts';
import { pageRoutes } from '../addresses/all-addresses.ts';
import { localeAt } from '../addresses/locale.ts';
import { goneService, resolve } from '../addresses/resolve.ts';
import { pageKind } from '../addresses/route.ts';
import { dueRows } from '../pages/due-rows.ts';
import { type RenderedPage, renderPage } from '../pages/render.tsx';
import { createEditions, type Edition, type Editions } from './edition.ts';

const second = otherFirm();

/** It makes every claim, offers everything, and speaks two languages. */
const mills = otherFirm({
  signedTamilPages: ['/ta/about'],
  firm: {
    name: 'Mills & Looms Accounts',
    shortName: 'Mills',
    origin: 'https://www.mills.test',
    phone: '+91 422 111 2222',
    phones: ['+91 422 111 2222'],
    whatsapp: '+91 98400 11111',
    email: 'desk@mills.test',
    founded: 1987,
    rating: { stars: 4.7, reviews: 812 },
    practitionerNumber: 'GSTP-33-1987',
  },
  prices: { ...second.prices, services: { ...second.prices.services, 'gst-returns': { from: 1234, for: 'month' } } },
  notClaimed: [],
  notOffered: [],
  locales: ['en', 'ta'],
  today: '2026-09-16',
});

/** It makes no claim, leaves out two services, and speaks English on another day. */
const coast = otherFirm({
  firm: {
    name: 'Coast Tax Office',
    shortName: 'Coast',
    origin: 'https://www.coast.test',
    phone: '+91 462 333 4444',
    phones: ['+91 462 333 4444'],
    whatsapp: '+91 98400 22222',
    email: 'desk@coast.test',
    founded: 2003,
    rating: null,
    practitionerNumber: null,
  },
  prices: { ...second.prices, services: { ...second.prices.services, 'gst-returns': { from: 4321, for: 'month' } } },
  notClaimed: claimIds,
  notOffered: ['iec-registration', 'gst-refunds'],
  locales: ['en'],
  today: '2027-02-01',
});

/** Returns a page of each kind in each language of a site, by its address. */
const listPages = (editions: Editions): ReadonlyMap<string, RenderedPage> =>
  new Map(
    [editions.en, ...(editions.ta ? [editions.ta] : [])].flatMap((edition) => {
      const kinds = Map.groupBy(pageRoutes(edition, [edition.locale]), pageKind);
      return [...kinds.values()].flatMap(([route]) =>
        route ? [[edition.canonicalPath(route), renderPage(edition, route, null)] as const] : [],
      );
    }),
  );

/** Returns everything that stands on some pages. */
const wholeText = (pages: ReadonlyMap<string, RenderedPage>): string => JSON.stringify([...pages.values()]);

/** Returns the claims that a site makes in what its pages show. */
const claimsOn = (edition: Edition, pages: ReadonlyMap<string, RenderedPage>): ClaimId[] => {
  const shown = [...pages.values()].flatMap(({ body }) => body.split(/<[^>]*>/));
  const known = claims(edition);
  return claimIds.filter((id) => shown.some((text) => known[id].wordings.test(text)));
};

// Each is made and rendered between pages of the other.
const [ofMills, ofCoast] = [createEditions(mills), createEditions(coast)];
const millsPages = listPages(ofMills);
const coastPages = listPages(ofCoast);

const details = {
  name: ['Mills &amp; Looms', 'Coast Tax'],
  phone: ['+91 422 111 2222', '+91 462 333 4444'],
  chat: ['wa.me/919840011111', 'wa.me/919840022222'],
  address: ['desk@mills.test', 'desk@coast.test'],
  origin: ['https://www.mills.test', 'https://www.coast.test'],
  price: ['₹1,234', '₹4,321'],
} as const;

describe('two sites in one process', () => {
  test.each(Object.entries(details))('have each its own %s', (_, [ours, theirs]) => {
    const [here, there] = [wholeText(millsPages), wholeText(coastPages)];
    expect([here.includes(ours), here.includes(theirs)]).toEqual([true, false]);
    expect([there.includes(ours), there.includes(theirs)]).toEqual([false, true]);
  });

  test('have nothing of the firm whose folder was read', () => {
    for (const text of [wholeText(millsPages), wholeText(coastPages)])
      for (const detail of [second.firm.name, second.firm.email, second.firm.origin, ...second.firm.phones])
        expect(text).not.toContain(detail);
  });

  test('claim what their owners claim', () => {
    const made = claimsOn(ofMills.en, millsPages);
    for (const id of ['rating', 'founded', 'free-consultation', 'practitioner'] as const) expect(made).toContain(id);
    expect(claimsOn(ofCoast.en, coastPages)).toEqual([]);
  });

  test('offer what their owners offer', () => {
    const path = '/services/iec-registration';
    expect([ofMills, ofCoast].map(({ en }) => en.isOffered('iec-registration'))).toEqual([true, false]);
    expect([ofMills, ofCoast].map(({ en }) => resolve(en, path).kind)).toEqual(['service', 'not-found']);
    expect([ofMills, ofCoast].map(({ en }) => goneService(en, path))).toEqual([undefined, 'iec-registration']);
    expect(wholeText(millsPages)).toContain(`href=\\"${path}\\"`);
    expect(wholeText(coastPages)).not.toContain(`href=\\"${path}\\"`);
  });

  test('speak the languages of their owners', () => {
    expect(ofMills.ta?.locale).toBe('ta');
    expect(ofCoast.ta).toBeUndefined();
    const alternates = [millsPages, coastPages].map((pages) => pages.get('/about')?.head.alternates.length);
    expect(alternates).toEqual([3, 0]);
    expect([...millsPages.keys()].filter((path) => localeAt(path) === 'ta')).toContain('/ta/about');
    expect([...coastPages.keys()].filter((path) => localeAt(path) === 'ta')).toEqual([]);
    expect(wholeText(millsPages)).toContain('href=\\"/ta/about');
    expect(wholeText(coastPages)).not.toContain('href=\\"/ta/');
    expect(ofMills.ta?.pages.contact.name).not.toBe(ofMills.en.pages.contact.name);
  });

  test('are each made for the day of their own firm', () => {
    expect([ofMills, ofCoast].map(({ en }) => en.figure('pf.wage-ceiling'))).toEqual([15_000, 25_000]);
    for (const { en } of [ofMills, ofCoast])
      for (const { next, due } of dueRows(en)) expect(next.on >= en.today, `${due.id} on ${next.on}`).toBe(true);
    expect(dueRows(ofMills.en)[0]?.next.on).not.toBe(dueRows(ofCoast.en)[0]?.next.on);
  });

  test('stay the same when rendered after each other', () => {
    expect(listPages(createEditions(mills))).toEqual(millsPages);
    expect(listPages(ofCoast)).toEqual(coastPages);
  });
});
