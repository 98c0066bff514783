import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';
import { distance } from './geo.ts';

interface Neighbour {
  readonly city: CityEntry;
  readonly km: number;
}

/** The most that anything shows: the locator's dots besides the city itself. */
const KEPT = 36;

/** A city's neighbours stand on its own page and on those of its services: they are looked for once. */
const known = new Map<CitySlug, readonly Neighbour[]>();

const nearest = (slug: CitySlug): readonly Neighbour[] => {
  const from = cityPlaces[slug];
  return cityIndex
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city, km: distance(from, cityPlaces[city.slug]) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, KEPT);
};

/**
 * The cities nearest to a city.
 * @param count how many, at most 36
 * @returns nearest first, the city itself left out
 */
export const neighbours = (slug: CitySlug, count: number): readonly Neighbour[] => {
  const found = known.get(slug) ?? nearest(slug);
  known.set(slug, found);
  return found.slice(0, count);
};

/** A city and those around it that a small map has room for, in the order of every list. */
export const surroundings = (slug: CitySlug): readonly CityEntry[] => {
  const shown = new Set([slug, ...neighbours(slug, KEPT).map(({ city }) => city.slug)]);
  return cityIndex.filter((city) => shown.has(city.slug));
};
