import { firm } from '../../content/firm.ts';
import type { CityContent, Seo } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityEntry } from './cities.ts';
import { canonicalPath } from './href.ts';
import type { ScreenRoute } from './route.ts';
import { serviceEntry } from './services.ts';
import { cityServiceTitle } from './titles.ts';

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

const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 120, max: 160 };

const fits = (text: string, bounds: { readonly min: number; readonly max: number }): boolean =>
  text.length >= bounds.min && text.length <= bounds.max;

const firstFit = (candidates: readonly string[], bounds: { readonly min: number; readonly max: number }): string => {
  const fit = candidates.find((text) => fits(text, bounds));
  if (fit === undefined)
    throw new RangeError(`No wording has ${bounds.min} to ${bounds.max} characters: ${candidates[0]}`);
  return fit;
};

/**
 * Title and description of a service in a city: the richest wording that keeps the bounds of a search result.
 * @throws RangeError when none does, which fails the build
 */
export const cityServiceSeo = (city: CityContent, service: ServiceSlug): PageSeo => {
  const name = cityServiceTitle(cityEntry(city.slug), serviceEntry(service));
  const { summary } = serviceEntry(service);
  const [first, second, third, fourth] = city.serviceAreas;
  const reach = [
    ` We serve ${first}, ${second}, ${third} and ${fourth}.`,
    ` We serve ${first}, ${second} and ${third}.`,
    ` We serve ${first} and ${second}.`,
    ` We serve ${first}.`,
  ];
  const ends = [' The first consultation is free.', ' First consultation free.', ''];
  return {
    title: firstFit([`${name} | ${firm.name}`, `${name}: Papers, Steps, Fees`, `${name}: Free Advice`, name], TITLE),
    description: firstFit(
      ends.flatMap((end) => reach.map((places) => `${name}: ${summary}.${places}${end}`)),
      DESCRIPTION,
    ),
  };
};

/** The name of a route's share image, also the seed of its kolam: a service, a city or a fixed page. */
export const imageName = (route: ScreenRoute): string => {
  switch (route.kind) {
    case 'fixed':
      return route.page;
    case 'service':
      return route.service;
    case 'city':
    case 'city-service':
      return route.city;
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
