import { writtenServices } from '../../content/city-gaps.ts';
import type { CitySlug } from '../../content/city-index.ts';
import type { ServiceSlug } from '../../content/service-slugs.ts';

/** Whether a service has a page of its own in a city: a city that came later has those whose text is written. */
export const hasCityService = (city: CitySlug, service: ServiceSlug): boolean =>
  writtenServices[city]?.includes(service) ?? true;
