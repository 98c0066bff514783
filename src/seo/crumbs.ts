import type { ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Returns the crumbs from below the home page, the page itself last; none for a page right below it. */
export const listCrumbs = (edition: Edition, route: ScreenRoute, title = ''): readonly Crumb[] => {
  const {
    labels,
    pages,
    hrefPage,
    cityEntry,
    hrefCity,
    serviceEntry,
    hrefService,
    papersPage,
    hrefPapers,
    hrefCityService,
    hrefPost,
    toolEntry,
    hrefTool,
    ownServiceEntry,
    hrefOwnService,
  } = edition;
  const services = { name: pages.services.name, path: hrefPage('services') };
  const city = 'city' in route ? { name: cityEntry(route.city).name, path: hrefCity(route.city) } : services;
  switch (route.kind) {
    case 'service':
      return [services, { name: serviceEntry(route.service).name, path: hrefService(route.service) }];
    case 'own-service':
      return [services, { name: ownServiceEntry(route.own).name, path: hrefOwnService(route.own) }];
    case 'papers':
      return [
        ...listCrumbs(edition, { kind: 'service', service: route.service }),
        { name: papersPage.name, path: hrefPapers(route.service) },
      ];
    case 'city':
      return [{ name: labels.locations, path: hrefPage('locations') }, city];
    case 'city-service': {
      const path = hrefCityService(route.city, route.service);
      return [services, city, { name: serviceEntry(route.service).name, path }];
    }
    case 'post':
      return [
        { name: pages.blog.name, path: hrefPage('blog') },
        { name: title, path: hrefPost(route.post) },
      ];
    case 'tool':
      return [
        { name: pages.tools.name, path: hrefPage('tools') },
        { name: toolEntry(route.tool).name, path: hrefTool(route.tool) },
      ];
    default:
      return [];
  }
};
