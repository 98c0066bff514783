import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';
import { cityEntry } from './cities.ts';
import { distance } from './geo.ts';

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
