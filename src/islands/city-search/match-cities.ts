import { type CityEntry, type CitySlug, cityIndex } from '../../../content/city-index.ts';
import { cityPlaces } from '../../../content/city-places.ts';
import { citySpellings } from '../../../content/city-spellings.ts';
import { removeInvisible } from '../../site/invisible.ts';
import { tamilNamesOf } from '../../site/tamil-names.ts';

/** Besides name and district. */
export interface Why {
  readonly kind: 'tamil' | 'spelling' | 'area' | 'pincode';
  readonly text: string;
}

export interface Found {
  readonly city: CityEntry;
  /** Null where name or district says it. */
  readonly why: Why | null;
}

export type Places = Readonly<Record<CitySlug, { readonly pincode: string; readonly areas: readonly string[] }>>;

/** With fewer letters nearly every city has an area that fits. */
const LEAST_LETTERS = 3;

/** The ending of a Tamil place name that says "in": கோவையில், சேலத்தில், ஈரோட்டில், திண்டுக்கல்லில், கரூரில். */
const ENDING_IN = /(?:த்தி|ட்டி|ல்லி|யி|\u0bbf)ல்$/;

/** What was typed as it is compared. Keyboards write a sign such as ொ as one character or as two; NFC makes it one. */
const comparable = (query: string): string =>
  removeInvisible(query).normalize('NFC').trim().toLowerCase().replace(ENDING_IN, '');

const spellings: Readonly<Partial<Record<CitySlug, readonly string[]>>> = citySpellings;

/** The English name, by which a page in another language does not call it. */
const latinName = (slug: CitySlug): string => slug.charAt(0).toUpperCase() + slug.slice(1);

const inName = (city: CityEntry, wanted: string): boolean =>
  [city.name, cityPlaces[city.slug].district].some((text) => text.toLowerCase().includes(wanted));

const wordBegins = (text: string, wanted: string): boolean => ` ${text.toLowerCase()}`.includes(` ${wanted}`);

const whyOf = ({ slug }: CityEntry, wanted: string, { pincode, areas }: Places[CitySlug]): Why | null => {
  const tamil = tamilNamesOf(slug).find((text) => text.includes(wanted));
  if (tamil !== undefined) return { kind: 'tamil', text: tamil };
  const spelling = [latinName(slug), ...(spellings[slug] ?? [])].find((text) => wordBegins(text, wanted));
  if (spelling !== undefined) return { kind: 'spelling', text: spelling };
  const area = areas.find((text) => wordBegins(text, wanted));
  if (area !== undefined) return { kind: 'area', text: area };
  return pincode.startsWith(wanted) ? { kind: 'pincode', text: pincode } : null;
};

/** Those found by name or district first; all of them when nothing was typed. */
export const matchCities = (query: string, places: Places): readonly Found[] => {
  const wanted = comparable(query);
  const named = cityIndex.filter((city) => inName(city, wanted));
  const found = named.map((city): Found => ({ city, why: null }));
  if (wanted.length < LEAST_LETTERS) return found;
  const others = cityIndex
    .filter((city) => !inName(city, wanted))
    .map((city) => ({ city, why: whyOf(city, wanted, places[city.slug]) }))
    .filter(({ why }) => why !== null);
  return [...found, ...others];
};
