import { type CitySlug, cityIndex } from '../../content/city-index.ts';
import { type ServiceSlug, serviceIndex } from '../../content/service-index.ts';

/** The slugs of the cities in the order of every list. */
export const citySlugs: readonly CitySlug[] = cityIndex.map((entry) => entry.slug);

/** The slugs of the services in the order of every list. */
export const serviceSlugs: readonly ServiceSlug[] = serviceIndex.map((entry) => entry.slug);

const cities: ReadonlySet<string> = new Set(citySlugs);
const services: ReadonlySet<string> = new Set(serviceSlugs);

/** Whether a piece of an address is the slug of a city. */
export const isCitySlug = (piece: string): piece is CitySlug => cities.has(piece);

/** Whether a piece of an address is the slug of a service. */
export const isServiceSlug = (piece: string): piece is ServiceSlug => services.has(piece);
