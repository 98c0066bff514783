import type { MapPoint } from '../../places/state-map.ts';
import { removeInvisible } from '../../text/invisible.ts';

/** A city with every name, area and pincode that finds it. */
export interface SearchedCity extends MapPoint {
  /** It is left out where it is called like the city. */
  readonly district?: string;
  readonly tamilNames: readonly string[];
  /** Spellings in Latin letters, with the English name if the page shows another. */
  readonly spellings: readonly string[];
  readonly pincode: string;
  readonly areas: readonly string[];
}

/** Holds what matched, where it was neither the name nor the district. */
export interface Why {
  readonly kind: 'tamil' | 'spelling' | 'area' | 'pincode';
  readonly text: string;
}

export interface Found {
  readonly city: SearchedCity;
  /** The reason for the match; null if the name or the district shows it. */
  readonly why: Why | null;
}

/** Areas match from this many letters on: with fewer, nearly every city has an area that fits. */
const MIN_LETTERS = 3;

/** The ending of a Tamil place name that says "in": கோவையில், சேலத்தில், ஈரோட்டில், திண்டுக்கல்லில், கரூரில். */
const ENDING_IN = /(?:த்தி|ட்டி|ல்லி|யி|\u0bbf)ல்$/;

/**
 * Prepares typed text for comparison. Keyboards write a sign such as ொ as one character or as two; NFC makes it one.
 */
const comparable = (query: string): string =>
  removeInvisible(query).normalize('NFC').trim().toLowerCase().replace(ENDING_IN, '');

const inName = ({ name, district = name }: SearchedCity, wanted: string): boolean =>
  [name, district].some((text) => text.toLowerCase().includes(wanted));

const wordBegins = (text: string, wanted: string): boolean => ` ${text.toLowerCase()}`.includes(` ${wanted}`);

const findReason = ({ tamilNames, spellings, pincode, areas }: SearchedCity, wanted: string): Why | null => {
  const tamil = tamilNames.find((text) => text.includes(wanted));
  if (tamil !== undefined) return { kind: 'tamil', text: tamil };
  const spelling = spellings.find((text) => wordBegins(text, wanted));
  if (spelling !== undefined) return { kind: 'spelling', text: spelling };
  const area = areas.find((text) => wordBegins(text, wanted));
  if (area !== undefined) return { kind: 'area', text: area };
  return pincode.startsWith(wanted) ? { kind: 'pincode', text: pincode } : null;
};

/** Returns those found by name or district first; all of them when nothing was typed. */
export const matchCities = (query: string, cities: readonly SearchedCity[]): readonly Found[] => {
  const wanted = comparable(query);
  const named = cities.filter((city) => inName(city, wanted));
  const found = named.map((city): Found => ({ city, why: null }));
  if (wanted.length < MIN_LETTERS) return found;
  const others = cities
    .filter((city) => !inName(city, wanted))
    .map((city) => ({ city, why: findReason(city, wanted) }))
    .filter(({ why }) => why !== null);
  return [...found, ...others];
};
