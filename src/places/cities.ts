import { type CityEntry, type CitySlug, citiesIn } from '../../content/cities/index.ts';
import { locale } from '../../content/locale.ts';

/** The cities that have pages in this language. */
export const cityIndex = citiesIn(locale);

const bySlug = new Map<CitySlug, CityEntry>(cityIndex.map((entry) => [entry.slug, entry]));

/** @throws RangeError when it is on no page in this language */
export const cityEntry = (slug: CitySlug): CityEntry => {
  const entry = bySlug.get(slug);
  if (!entry) throw new RangeError(`No city "${slug}"`);
  return entry;
};

export const firstCities = (count: number): readonly CityEntry[] => cityIndex.slice(0, count);
