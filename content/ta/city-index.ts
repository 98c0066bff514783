import { type CityEntry, type CitySlug, cityIndex as english } from '../city-index.ts';
import { cityTamilNames } from '../city-tamil-names.ts';

const names: Readonly<Partial<Record<CitySlug, readonly string[]>>> = cityTamilNames;

/** The cities by the names that the offices write; those without Tamil are on no Tamil page. */
export const cityIndex: readonly CityEntry[] = (english as readonly CityEntry[]).flatMap((city) => {
  const name = names[city.slug]?.[0] ?? city.tamil;
  return name ? [{ ...city, name }] : [];
});
