import type { CitySlug } from '../../content/city-index.ts';
import { citySpellings } from '../../content/city-spellings.ts';
import { legacyPaths } from './aliases.ts';
import { hasCityService } from './city-services.ts';
import type { PageRoute } from './route.ts';
import { isServiceSlug, serviceSlugs } from './slugs.ts';

/** A name as an address writes it. */
const piece = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const spelled = (city: CitySlug, spelling: string): [string, PageRoute][] => {
  const path = `/locations/${piece(spelling)}`;
  return [
    [path, { kind: 'city', city }],
    ...serviceSlugs
      .filter((service) => hasCityService(city, service))
      .map((service): [string, PageRoute] => [`${path}/${service}`, { kind: 'city-service', city, service }]),
  ];
};

/**
 * Every address that redirects, with the page that it leads to: the short addresses of an earlier site, and cities
 * under another name (`/locations/trichy`).
 */
export const redirects: ReadonlyMap<string, PageRoute> = new Map([
  ...Object.entries(legacyPaths)
    .filter(([, service]) => isServiceSlug(service))
    .map(([path, service]): [string, PageRoute] => [`/${path}`, { kind: 'service', service }]),
  ...Object.entries(citySpellings).flatMap(([city, spellings]) =>
    spellings.flatMap((spelling) => spelled(city as CitySlug, spelling)),
  ),
]);
