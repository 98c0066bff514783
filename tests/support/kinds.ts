import { untranslatedPages } from '../../content/untranslated-pages.ts';
import { fixedPaths, type PageKind } from '../../src/addresses/route.ts';

/** Kinds of pages that only an owner's folder has; the sample's has none. */
export type OwnKind = Extract<PageKind, `own-${string}`>;

/** Addresses of each kind of page, more where its pages are made of different parts. A kind that is left out does not compile. */
const pagesOfKind = {
  ...fixedPaths,
  service: ['/services/tds-tcs-returns', '/services/accounting-bookkeeping', '/services/pf-esi-services'],
  papers: '/services/gst-registration/papers',
  tool: ['/tools/gst-late-fee', '/tools/pf-esi', '/tools/notice'],
  city: '/locations/tiruchirappalli',
  'city-service': '/locations/sivakasi/gst-refunds',
  post: '/blog/check-before-gstr-3b',
  'not-found': '/nothing-here',
} as const satisfies Record<Exclude<PageKind, OwnKind>, string | readonly string[]>;

/** Every kind of page. */
export const kindsOfPages = Object.keys(pagesOfKind) as PageKind[];

/** An address of each kind of page, for tests that open a browser. */
export const oneOfEachKind: readonly string[] = Object.values(pagesOfKind).flat();

/** Those of them that there are in Tamil too, by their English addresses. */
export const translatedKinds = oneOfEachKind.filter(
  (path) =>
    !untranslatedPages.some((page) => path === fixedPaths[page]) && !/^\/(?:blog\/|locations\/.+\/|nothing)/.test(path),
);

/** Returns the Tamil address of an English page. */
export const toTamilPath = (path: string): string => `/ta${path === '/' ? '' : path}`;
