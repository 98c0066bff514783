import type { CitySlug } from '../../content/city-index.ts';
import { cityTamilNames } from '../../content/city-tamil-names.ts';
import { cityEntry } from './cities.ts';

const names: Readonly<Partial<Record<CitySlug, readonly string[]>>> = cityTamilNames;

/** The official one first; none where it has no Tamil texts. */
export const tamilNamesOf = (slug: CitySlug): readonly string[] => {
  const { tamil } = cityEntry(slug);
  return names[slug] ?? (tamil ? [tamil] : []);
};
