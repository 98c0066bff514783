import { type CityEntry, cityIndex as english } from '../city-index.ts';
import { cityTamilNames } from '../city-tamil-names.ts';

/** The cities by the names that the offices write. */
export const cityIndex: readonly CityEntry[] = english.map(({ slug }) => ({ slug, name: cityTamilNames[slug][0] }));
