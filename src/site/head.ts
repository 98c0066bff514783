import { firm } from '../../content/firm.ts';
import type { Seo } from '../../content/schema.ts';
import { canonicalPath } from './href.ts';
import type { ScreenRoute } from './route.ts';

/** A page's title and description, for searchers and tabs. */
export type PageSeo = Pick<Seo, 'title' | 'description'>;

/** What stands in a page's head besides its structured data. */
export interface Head extends PageSeo {
  /** The absolute canonical address; `null` for the Not Found page, which has none. */
  readonly canonical: string | null;
  readonly robots: 'index, follow' | 'noindex';
  /** The absolute address of the share image. */
  readonly image: string;
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

/** The head of a route whose title and description are known. */
export const headOf = (route: ScreenRoute, seo: PageSeo): Head => ({
  title: seo.title,
  description: seo.description,
  canonical: route.kind === 'not-found' ? null : `${firm.origin}${canonicalPath(route)}`,
  robots: route.kind === 'not-found' ? 'noindex' : 'index, follow',
  image: `${firm.origin}/share/${imageName(route)}.png`,
});
