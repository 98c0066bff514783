import { allCities, type CitySlug, citySlugs } from '../../content/cities/index.ts';
import { postIndex } from '../../content/post-index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { toolIndex } from '../../content/tool-index/en.ts';
import { cityListAliases, cityPrefixes, legacyPaths, serviceAliases } from './aliases.ts';
import { canonicalPath, isTranslated, type PageSource } from './canonical-path.ts';
import { hasCityService } from './href.ts';
import { locales as allLocales, type Locale, localeAt } from './locale.ts';
import { type FixedPage, fixedPaths, type Page, type PageRoute, readLocale } from './route.ts';

/**
 * The data that decides which addresses the site has: an edition, or the data of a page that searches them in a
 * browser.
 */
export interface AddressSource extends PageSource {
  /** The services that the firm offers. */
  readonly serviceSlugs: readonly ServiceSlug[];
  readonly notOffered: readonly ServiceSlug[];
  /** The languages of the site. */
  readonly locales: readonly Locale[];
}

const cityServicePages = ({ serviceSlugs }: AddressSource, city: CitySlug): Extract<Page, { kind: 'city-service' }>[] =>
  serviceSlugs
    .filter((service) => hasCityService(city, service))
    .map((service) => ({ kind: 'city-service', city, service }));

export interface Address {
  readonly path: string;
  readonly route: PageRoute;
  /** Equal to `path` for a canonical address. */
  readonly canonical: string;
}

const pages = (source: AddressSource): Page[] => {
  const { serviceSlugs, ownPosts, ownPages, ownServices } = source;
  const postSlugs = [...ownPosts.map(({ id }) => id), ...postIndex];
  return [
    ...(Object.keys(fixedPaths) as FixedPage[]).map((page): Page => ({ kind: 'fixed', page })),
    ...serviceSlugs.map((service): Page => ({ kind: 'service', service })),
    ...serviceSlugs.map((service): Page => ({ kind: 'papers', service })),
    ...citySlugs.map((city): Page => ({ kind: 'city', city })),
    ...citySlugs.flatMap((each) => cityServicePages(source, each)),
    ...postSlugs.map((post): Page => ({ kind: 'post', post })),
    ...toolIndex.map(({ slug }): Page => ({ kind: 'tool', tool: slug })),
    ...ownPages.map(({ id }): Page => ({ kind: 'own-page', own: id })),
    ...ownServices.map(({ id }): Page => ({ kind: 'own-service', own: id })),
  ];
};

/** Returns every route that shows a screen, in the order of the sitemap. */
export const pageRoutes = (source: AddressSource, of: readonly Locale[] = source.locales): PageRoute[] => {
  return of.flatMap((locale): PageRoute[] =>
    locale === 'en'
      ? pages(source)
      : pages(source)
          .filter((page) => isTranslated(source, page))
          .map((page) => ({ ...page, locale })),
  );
};

/** English pages alone have any. */
const listAliases = (route: PageRoute): string[] => {
  if (readLocale(route) !== 'en') return [];
  switch (route.kind) {
    case 'fixed':
      return route.page === 'locations' ? cityListAliases.map((alias) => `/${alias}`) : [];
    case 'service':
      return Object.entries(serviceAliases)
        .filter(([, service]) => service === route.service)
        .map(([alias]) => `/services/${alias}`);
    case 'city':
      return [`/tamil-nadu/${route.city}`, ...cityPrefixes.map((prefix) => `/${prefix}-${route.city}`)];
    case 'city-service':
      return [`/tamil-nadu/${route.city}/${route.service}`, `/${route.service}-${route.city}`];
    case 'papers':
    case 'post':
    case 'tool':
    case 'own-page':
    case 'own-service':
      return [];
  }
};

export const allAddresses = (source: AddressSource, of: readonly Locale[] = source.locales): Address[] => {
  return pageRoutes(source, of).flatMap((route) => {
    const canonical = canonicalPath(source, route);
    return [canonical, ...listAliases(route)].map((path) => ({ path, route, canonical }));
  });
};

/** Cities by their other names, as addresses write them: "trichy", "cape-comorin". */
export const respelledCities: ReadonlyMap<string, CitySlug> = new Map(
  allCities.flatMap(({ slug, spellings }) =>
    spellings.map((name): [string, CitySlug] => [name.toLowerCase().replaceAll(' ', '-'), slug]),
  ),
);

const respellAddress = ({ path, route }: Address): [string, PageRoute][] =>
  'city' in route
    ? [...respelledCities]
        .filter(([, city]) => city === route.city)
        .map(([name]) => [path.replace(route.city, name), route])
    : [];

/** Returns short addresses of an earlier site, and addresses with another name of a city (`/tax-consultant-trichy`). */
export const redirects = (source: AddressSource): ReadonlyMap<string, PageRoute> => {
  return new Map([
    ...Object.entries(legacyPaths)
      .filter(([, service]) => source.serviceSlugs.includes(service))
      .map(([path, service]): [string, PageRoute] => [`/${path}`, { kind: 'service', service }]),
    ...allAddresses(source, allLocales).flatMap(respellAddress),
  ]);
};

export interface Redirect {
  readonly path: string;
  readonly route: PageRoute;
  readonly to: string;
}

export const allRedirects = (source: AddressSource, of: readonly Locale[] = source.locales): Redirect[] => {
  return [...redirects(source)]
    .filter(([path]) => of.includes(localeAt(path)))
    .map(([path, route]) => ({ path, route, to: canonicalPath(source, route) }));
};
