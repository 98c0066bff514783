import { type CitySlug, citySlugs } from '../../content/cities/index.ts';
import { type ServiceSlug, serviceIndex } from '../../content/service-index/en.ts';

export const serviceSlugs: readonly ServiceSlug[] = serviceIndex.map((entry) => entry.slug);

const cities: ReadonlySet<string> = new Set(citySlugs);
const services: ReadonlySet<string> = new Set(serviceSlugs);

export const isCitySlug = (piece: string): piece is CitySlug => cities.has(piece);

export const isServiceSlug = (piece: string): piece is ServiceSlug => services.has(piece);
