import { pageRoutes } from '../../src/site/addresses.ts';
import { canonicalPath } from '../../src/site/href.ts';
import { pageKind } from '../../src/site/route.ts';

export interface PageOfKind {
  readonly kind: string;
  readonly path: string;
}

/** The first page of each kind in the order of the sitemap: each fixed page, a service, a city, a city-service page. */
export const onePageOfEachKind = (): readonly PageOfKind[] => {
  const pages = pageRoutes().map((route) => ({ kind: pageKind(route), path: canonicalPath(route) }));
  return [...new Map(pages.toReversed().map((page) => [page.kind, page])).values()].toReversed();
};
