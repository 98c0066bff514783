import { firm } from '../../content/firm.ts';
import type { Seo } from '../../content/schema.ts';
import { type Alternate, alternatesOf } from './alternates.ts';
import { builtLocales } from './built-locales.ts';
import { canonicalPath } from './href.ts';
import { type Locale, localePrefixes } from './locale.ts';
import { localeOf, type ScreenRoute } from './route.ts';

/** A page's title and description, for searchers and tabs. */
export type PageSeo = Pick<Seo, 'title' | 'description'>;

/** What stands in a page's head besides its structured data. */
export interface Head extends PageSeo {
  readonly locale: Locale;
  /** The absolute canonical address; `null` for the Not Found page, which has none. */
  readonly canonical: string | null;
  readonly robots: 'index, follow' | 'noindex';
  /** The absolute address of the share image. */
  readonly image: string;
  /** The page in each of its languages; none for a page in one language. */
  readonly alternates: readonly Alternate[];
}

/** The name of a route's share image, also the seed of its kolam: a service, a city, a post, a tool or a fixed page. */
export const imageName = (route: ScreenRoute): string => {
  switch (route.kind) {
    case 'fixed':
      return route.page;
    case 'service':
    case 'papers':
      return route.service;
    case 'city':
    case 'city-service':
      return route.city;
    case 'post':
      return route.post;
    case 'tool':
      return route.tool;
    case 'not-found':
      return 'home';
  }
};

/** The address of a route's share image. */
export const imagePath = (route: ScreenRoute): string =>
  `${localePrefixes[localeOf(route)]}/share/${imageName(route)}.png`;

/** The head of a route whose title and description are known. */
export const headOf = (route: ScreenRoute, seo: PageSeo): Head => ({
  locale: localeOf(route),
  title: seo.title,
  description: seo.description,
  canonical: route.kind === 'not-found' ? null : `${firm.origin}${canonicalPath(route)}`,
  robots: route.kind === 'not-found' ? 'noindex' : 'index, follow',
  image: firm.origin + imagePath(route),
  alternates: route.kind === 'not-found' ? [] : alternatesOf(route, builtLocales),
});
