import { type CityEntry, cityIndex } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';
import { locale } from '../../content/locale.ts';
import { languageTags } from './locale.ts';

const alphabet = new Intl.Collator(languageTags[locale]);

/** The cities by their district, both in the order of the alphabet. */
export const citiesByDistrict = (): { readonly district: string; readonly cities: readonly CityEntry[] }[] =>
  [...new Set<string>(cityIndex.map((city) => cityPlaces[city.slug].district))]
    .toSorted(alphabet.compare)
    .map((district) => ({
      district,
      cities: cityIndex
        .filter((city) => cityPlaces[city.slug].district === district)
        .toSorted((a, b) => alphabet.compare(a.name, b.name)),
    }));
