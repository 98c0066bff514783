import { allCities, type CitySlug, cityFacts } from './index.ts';

const LETTERS = /[^\p{L}\p{M}]/gu;
const plain = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(LETTERS, '');

const slugs: ReadonlyMap<string, CitySlug> = new Map(
  allCities.flatMap(({ slug, name, tamilName = name, spellings }) =>
    [name, tamilName, ...spellings, ...cityFacts[slug].otherTamilNames].map((each) => [plain(each), slug] as const),
  ),
);

/** Returns the city of a name, of an earlier one or of another spelling, in either language; null where there is none. */
export const findCity = (name: string): CitySlug | null => slugs.get(plain(name)) ?? null;
