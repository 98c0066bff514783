/** The words by which the pages made from data are named: h1, link texts, breadcrumbs. */
import type { CityEntry } from '../../content/city-index.ts';
import { cityNames } from '../../content/pages/city.ts';
import type { ServiceEntry } from '../../content/service-index.ts';

/** The h1 of a city's page. */
export const cityTitle = (city: CityEntry): string => cityNames.city(city.name);

/** The h1 of a service in a city, and what links to it are called. */
export const cityServiceTitle = (city: CityEntry, service: ServiceEntry): string =>
  cityNames.service(service.name, city.name);
