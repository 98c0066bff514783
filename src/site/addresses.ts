import { postIndex } from '../../content/post-index.ts';
import { toolIndex } from '../../content/tool-index.ts';
import { cityBases, cityListAliases, cityPrefixes, serviceAliases } from './aliases.ts';
import { canonicalPath, hrefCityPrefix, hrefServiceDashCity } from './href.ts';
import { redirects } from './redirects.ts';
import { type FixedPage, fixedPaths, type PageRoute } from './route.ts';
import { citySlugs, serviceSlugs } from './slugs.ts';

/** One address of the site and the route that it shows. */
export interface Address {
  readonly path: string;
  readonly route: PageRoute;
  /** The canonical address of the route; equal to `path` for a canonical address. */
  readonly canonical: string;
}

const fixedRoutes = (): PageRoute[] =>
  (Object.keys(fixedPaths) as FixedPage[]).map((page) => ({ kind: 'fixed', page }));

/** Every route that shows a screen of its own, in the order of the sitemap. */
export const pageRoutes = (): PageRoute[] => [
  ...fixedRoutes(),
  ...serviceSlugs.map((service): PageRoute => ({ kind: 'service', service })),
  ...serviceSlugs.map((service): PageRoute => ({ kind: 'papers', service })),
  ...citySlugs.map((city): PageRoute => ({ kind: 'city', city })),
  ...citySlugs.flatMap((city) => serviceSlugs.map((service): PageRoute => ({ kind: 'city-service', city, service }))),
  ...postIndex.map((post): PageRoute => ({ kind: 'post', post })),
  ...toolIndex.map(({ slug }): PageRoute => ({ kind: 'tool', tool: slug })),
];

/** The other ways to write the address of a route. */
const aliasesOf = (route: PageRoute): string[] => {
  const slashForms = cityBases.slice(1);
  switch (route.kind) {
    case 'fixed':
      return route.page === 'locations' ? cityListAliases.map((alias) => `/${alias}`) : [];
    case 'service':
      return Object.entries(serviceAliases)
        .filter(([, service]) => service === route.service)
        .map(([alias]) => `/services/${alias}`);
    case 'city':
      return [
        ...slashForms.map((base) => `/${base}/${route.city}`),
        ...cityPrefixes.map((prefix) => hrefCityPrefix(prefix, route.city)),
      ];
    case 'city-service':
      return [
        ...slashForms.map((base) => `/${base}/${route.city}/${route.service}`),
        hrefServiceDashCity(route.service, route.city),
      ];
    case 'papers':
    case 'post':
    case 'tool':
      return [];
  }
};

/** Every address that answers 200 with a page: the canonical ones and their aliases. */
export const allAddresses = (): Address[] =>
  pageRoutes().flatMap((route) => {
    const canonical = canonicalPath(route);
    return [canonical, ...aliasesOf(route)].map((path) => ({ path, route, canonical }));
  });

/** Every address that redirects, and the canonical address to which it leads. */
export const allRedirects = (): { readonly path: string; readonly to: string }[] =>
  [...redirects].map(([path, route]) => ({ path, to: canonicalPath(route) }));
