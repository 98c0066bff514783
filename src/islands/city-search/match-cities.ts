import { type CityEntry, cityIndex } from '../../../content/city-index.ts';
import { cityPlaces } from '../../../content/city-places.ts';

/**
 * The cities whose name or district holds what was typed, capitals and outer spaces apart.
 * @returns all of them, in the order of every list, when nothing was typed
 */
export const matchCities = (query: string): readonly CityEntry[] => {
  const wanted = query.trim().toLowerCase();
  return cityIndex.filter(
    (city) => city.name.toLowerCase().includes(wanted) || cityPlaces[city.slug].district.toLowerCase().includes(wanted),
  );
};
