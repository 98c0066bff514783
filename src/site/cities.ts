import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';
import { distance } from './geo.ts';

const bySlug = new Map<CitySlug, CityEntry>(cityIndex.map((entry) => [entry.slug, entry]));

/** The index row of a city. */
export const cityEntry = (slug: CitySlug): CityEntry => {
  const entry = bySlug.get(slug);
  if (!entry) throw new RangeError(`No city "${slug}"`);
  return entry;
};

/** The first cities of every list. */
export const firstCities = (count: number): readonly CityEntry[] => cityIndex.slice(0, count);

/**
 * The cities nearest to a city.
 * @param count how many
 * @returns nearest first, the city itself left out
 */
export const neighbours = (
  slug: CitySlug,
  count: number,
): readonly { readonly city: CityEntry; readonly km: number }[] => {
  const from = cityEntry(slug);
  return cityIndex
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city, km: distance(from, city) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
};
