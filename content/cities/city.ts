import type { IndustryKind } from '../industries/en.ts';
import type { ServiceSlug } from '../service-index.ts';
import type { District } from './districts.ts';

/** Identifies a city in addresses and lists. */
export interface City {
  readonly slug: string;
  readonly name: string;
  /** The one that the government's offices write. A city without it, and so without `ta.ts`, is on no Tamil page. */
  readonly tamilName?: string;
  /**
   * Other names and spellings under which people look for it, the best known first: earlier names, and the Tamil name in
   * Latin letters as it is typed. The city search finds each, and its address leads to the city's own.
   */
  readonly spellings: readonly string[];
  /** The services that have a page in this city; all with pages in cities where nothing is said. */
  readonly services?: readonly ServiceSlug[];
}

/** The side of its dot on which a name is written. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** The place of a name in units of the map (src/places/state-map.ts): its end, its start or its middle. */
export type Spot = readonly [side: Side, x: number, y: number];

/** The names on the map of a city: beside their dots, over no other dot, line or name (src/ui/map-labels.test.tsx). */
export interface MapNames {
  /** The middle of its own two lines: its name, and how far it is. */
  readonly name: Spot;
  /** The line from the city to a name that stands away from it. */
  readonly leader?: readonly [fromX: number, fromY: number, toX: number, toY: number];
  /** The name of the desk's city. */
  readonly desk?: Spot;
  /** Cities for bearings, by their slugs. */
  readonly bearings: Readonly<Record<string, Spot>>;
  /** A phone shows this part of the map: its corner, the bearings in it, and the desk's name if it is elsewhere. */
  readonly phone: {
    readonly at: readonly [left: number, top: number];
    readonly desk?: Spot;
    readonly bearings: readonly string[];
  };
}

/** Facts that only the city's own pages and the city search show. */
export interface CityFacts {
  /** Names that people say, and other spellings of the Tamil name, the best known first. */
  readonly otherTamilNames: readonly string[];
  readonly district: District;
  /** WGS 84 degrees to four decimals; for a district (Nilgiris) those of its main town. */
  readonly latitude: number;
  readonly longitude: number;
  readonly pincode: string;
  /** Wording such as "11,00,000+". */
  readonly population: string;
  /** ISO date of the last change to the city's texts; `lastmod` of its pages. */
  readonly changedOn: string;
  /** The services that its trades usually need, by trade. */
  readonly trades: Readonly<Partial<Record<IndustryKind, readonly ServiceSlug[]>>>;
  /** It is placed by hand for an office in Coimbatore, as Tamil names take more room; without it the name stands beside its dot, and there are no bearings. */
  readonly map?: Readonly<Record<'en' | 'ta', MapNames>>;
}
