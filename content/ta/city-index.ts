import { type CityEntry, cityIndex as english } from '../city-index.ts';
import { cityTamilNames } from '../city-tamil-names.ts';

/** The cities by the names that the offices write; those without Tamil are on no Tamil page. */
export const cityIndex: readonly CityEntry[] = english.flatMap(({ slug }) => {
  const name = cityTamilNames[slug]?.[0];
  return name ? [{ slug, name }] : [];
});
