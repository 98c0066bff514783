/** Where a city lies: WGS 84 degrees to four decimals; for a district (Nilgiris) those of its main town. */
export interface CityPlace {
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface CityRow {
  readonly slug: string;
  readonly name: string;
  /** Of a city that came later: the others are in `city-places.ts`. */
  readonly place?: CityPlace;
  /** Its Tamil name, once it has Tamil texts (`ta/cities/<slug>.ts`): the others are in `city-tamil-names.ts`. */
  readonly tamil?: string;
}

/**
 * What every page needs to know of a city: its address part and its name. Where it lies is in `city-places.ts`, the
 * rest of its record in `cities/<slug>.ts`, so that the city search downloads only what it shows.
 *
 * A city that comes later is one line here, with its place, and its file: its services get their pages as their texts are
 * written there.
 *
 * The order is the order of every list on the site ("the first 12 cities").
 */
export const cityIndex = [
  { slug: 'coimbatore', name: 'Coimbatore' },
  { slug: 'chennai', name: 'Chennai' },
  { slug: 'madurai', name: 'Madurai' },
  { slug: 'salem', name: 'Salem' },
  { slug: 'erode', name: 'Erode' },
  { slug: 'tirupur', name: 'Tirupur' },
  { slug: 'vellore', name: 'Vellore' },
  { slug: 'tiruchirappalli', name: 'Tiruchirappalli' },
  { slug: 'tirunelveli', name: 'Tirunelveli' },
  { slug: 'thoothukudi', name: 'Thoothukudi' },
  { slug: 'dindigul', name: 'Dindigul' },
  { slug: 'thanjavur', name: 'Thanjavur' },
  { slug: 'ranipet', name: 'Ranipet' },
  { slug: 'sivakasi', name: 'Sivakasi' },
  { slug: 'karur', name: 'Karur' },
  { slug: 'hosur', name: 'Hosur' },
  { slug: 'nagercoil', name: 'Nagercoil' },
  { slug: 'kumbakonam', name: 'Kumbakonam' },
  { slug: 'pollachi', name: 'Pollachi' },
  { slug: 'ambur', name: 'Ambur' },
  { slug: 'srivilliputtur', name: 'Srivilliputtur' },
  { slug: 'rajapalayam', name: 'Rajapalayam' },
  { slug: 'kanchipuram', name: 'Kanchipuram' },
  { slug: 'cuddalore', name: 'Cuddalore' },
  { slug: 'tiruvannamalai', name: 'Tiruvannamalai' },
  { slug: 'namakkal', name: 'Namakkal' },
  { slug: 'dharmapuri', name: 'Dharmapuri' },
  { slug: 'krishnagiri', name: 'Krishnagiri' },
  { slug: 'pudukkottai', name: 'Pudukkottai' },
  { slug: 'ramanathapuram', name: 'Ramanathapuram' },
  { slug: 'virudhunagar', name: 'Virudhunagar' },
  { slug: 'theni', name: 'Theni' },
  { slug: 'nagapattinam', name: 'Nagapattinam' },
  { slug: 'ariyalur', name: 'Ariyalur' },
  { slug: 'perambalur', name: 'Perambalur' },
  { slug: 'nilgiris', name: 'Nilgiris' },
  { slug: 'kanyakumari', name: 'Kanyakumari' },
] as const satisfies readonly CityRow[];

/** The address part of a city. */
export type CitySlug = (typeof cityIndex)[number]['slug'];

/** One row of the index. */
export type CityEntry = CityRow & { readonly slug: CitySlug };
