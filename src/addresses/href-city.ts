import { allCities, type CityEntry, type CitySlug } from '../../content/cities/index.ts';
import type { IndustryKind } from '../../content/industries/en.ts';
import { locale } from '../../content/locale.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import type { cityPrefixes } from './aliases.ts';
import { aliasOr, hrefService } from './href.ts';
import { localPath } from './local-path.ts';
import type { Locale } from './locale.ts';
import { fixedPaths } from './route.ts';

const rows = new Map<CitySlug, CityEntry>(allCities.map((row) => [row.slug, row]));

export const isTranslatedCity = (city: CitySlug): boolean => rows.get(city)?.tamilName !== undefined;

/** A city has a page for each of its services, or for all services if it lists none. */
export const hasCityService = (city: CitySlug, service: ServiceSlug): boolean =>
  rows.get(city)?.services?.includes(service) ?? true;

export const hrefCity = (city: CitySlug, of: Locale = locale): string => {
  const path = `${fixedPaths.locations}/${city}`;
  return isTranslatedCity(city) ? localPath(path, of) : path;
};

export const tradeFragment = (kind: IndustryKind): string => `trade-${kind}`;

/** Links to the part of a city's page about one trade. */
export const hrefCityTrade = (city: CitySlug, kind: IndustryKind): string => `${hrefCity(city)}#${tradeFragment(kind)}`;

export const PRICES = 'prices';

export const hrefCityPrices = (city: CitySlug): string => `${hrefCity(city)}#${PRICES}`;

export const hrefTamilNaduCity = (city: CitySlug): string => aliasOr(`/tamil-nadu/${city}`, hrefCity(city));

export const hrefCityPrefix = (prefix: (typeof cityPrefixes)[number], city: CitySlug): string =>
  aliasOr(`/${prefix}-${city}`, hrefCity(city));

/** Links to the page of the service if the city has none of its own. */
export const hrefCityService = (city: CitySlug, service: ServiceSlug): string =>
  hasCityService(city, service) ? `${fixedPaths.locations}/${city}/${service}` : hrefService(service);

export const hrefServiceDashCity = (service: ServiceSlug, city: CitySlug): string =>
  hasCityService(city, service) ? aliasOr(`/${service}-${city}`, hrefService(service)) : hrefService(service);
