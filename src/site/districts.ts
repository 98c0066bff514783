import { type CityEntry, cityIndex } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';

/** The cities by their district, both in the order of the alphabet. */
export const citiesByDistrict = (): { readonly district: string; readonly cities: readonly CityEntry[] }[] =>
  [...new Set<string>(cityIndex.map((city) => cityPlaces[city.slug].district))].toSorted().map((district) => ({
    district,
    cities: cityIndex
      .filter((city) => cityPlaces[city.slug].district === district)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }));
