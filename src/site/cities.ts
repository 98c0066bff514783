import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';

/** The city of the office. */
export const officeCity = 'coimbatore' satisfies CitySlug;

const bySlug = new Map<CitySlug, CityEntry>(cityIndex.map((entry) => [entry.slug, entry]));

export const cityEntry = (slug: CitySlug): CityEntry => {
  const entry = bySlug.get(slug);
  if (!entry) throw new RangeError(`No city "${slug}"`);
  return entry;
};

export const firstCities = (count: number): readonly CityEntry[] => cityIndex.slice(0, count);
