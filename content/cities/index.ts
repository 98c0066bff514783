/** Every city. The order is the order of every list on the site ("the first 12 cities"). */
import * as ambur from './ambur/city.ts';
import * as ariyalur from './ariyalur/city.ts';
import * as chennai from './chennai/city.ts';
import type { City, CityFacts } from './city.ts';
import * as coimbatore from './coimbatore/city.ts';
import * as cuddalore from './cuddalore/city.ts';
import * as dharmapuri from './dharmapuri/city.ts';
import * as dindigul from './dindigul/city.ts';
import * as erode from './erode/city.ts';
import * as hosur from './hosur/city.ts';
import * as kanchipuram from './kanchipuram/city.ts';
import * as kanyakumari from './kanyakumari/city.ts';
import * as karur from './karur/city.ts';
import * as krishnagiri from './krishnagiri/city.ts';
import * as kumbakonam from './kumbakonam/city.ts';
import * as madurai from './madurai/city.ts';
import * as nagapattinam from './nagapattinam/city.ts';
import * as nagercoil from './nagercoil/city.ts';
import * as namakkal from './namakkal/city.ts';
import * as nilgiris from './nilgiris/city.ts';
import * as perambalur from './perambalur/city.ts';
import * as pollachi from './pollachi/city.ts';
import * as pudukkottai from './pudukkottai/city.ts';
import * as rajapalayam from './rajapalayam/city.ts';
import * as ramanathapuram from './ramanathapuram/city.ts';
import * as ranipet from './ranipet/city.ts';
import * as salem from './salem/city.ts';
import * as sivakasi from './sivakasi/city.ts';
import * as srivilliputtur from './srivilliputtur/city.ts';
import * as thanjavur from './thanjavur/city.ts';
import * as theni from './theni/city.ts';
import * as thoothukudi from './thoothukudi/city.ts';
import * as tiruchirappalli from './tiruchirappalli/city.ts';
import * as tirunelveli from './tirunelveli/city.ts';
import * as tirupur from './tirupur/city.ts';
import * as tiruvannamalai from './tiruvannamalai/city.ts';
import * as vellore from './vellore/city.ts';
import * as virudhunagar from './virudhunagar/city.ts';

const rows = [
  coimbatore.city,
  chennai.city,
  madurai.city,
  salem.city,
  erode.city,
  tirupur.city,
  vellore.city,
  tiruchirappalli.city,
  tirunelveli.city,
  thoothukudi.city,
  dindigul.city,
  thanjavur.city,
  ranipet.city,
  sivakasi.city,
  karur.city,
  hosur.city,
  nagercoil.city,
  kumbakonam.city,
  pollachi.city,
  ambur.city,
  srivilliputtur.city,
  rajapalayam.city,
  kanchipuram.city,
  cuddalore.city,
  tiruvannamalai.city,
  namakkal.city,
  dharmapuri.city,
  krishnagiri.city,
  pudukkottai.city,
  ramanathapuram.city,
  virudhunagar.city,
  theni.city,
  nagapattinam.city,
  ariyalur.city,
  perambalur.city,
  nilgiris.city,
  kanyakumari.city,
] as const satisfies readonly City[];

/** The address part of a city. */
export type CitySlug = (typeof rows)[number]['slug'];

/** A city with what every page needs, under its name in one language. */
export type CityEntry = City & { readonly slug: CitySlug };

/** Every city by its English name. */
export const allCities: readonly CityEntry[] = rows;

export const citySlugs: readonly CitySlug[] = rows.map(({ slug }) => slug);

/** The facts are apart from the rows, so that no script downloads them. */
export const cityFacts: Readonly<Record<CitySlug, CityFacts>> = {
  coimbatore: coimbatore.facts,
  chennai: chennai.facts,
  madurai: madurai.facts,
  salem: salem.facts,
  erode: erode.facts,
  tirupur: tirupur.facts,
  vellore: vellore.facts,
  tiruchirappalli: tiruchirappalli.facts,
  tirunelveli: tirunelveli.facts,
  thoothukudi: thoothukudi.facts,
  dindigul: dindigul.facts,
  thanjavur: thanjavur.facts,
  ranipet: ranipet.facts,
  sivakasi: sivakasi.facts,
  karur: karur.facts,
  hosur: hosur.facts,
  nagercoil: nagercoil.facts,
  kumbakonam: kumbakonam.facts,
  pollachi: pollachi.facts,
  ambur: ambur.facts,
  srivilliputtur: srivilliputtur.facts,
  rajapalayam: rajapalayam.facts,
  kanchipuram: kanchipuram.facts,
  cuddalore: cuddalore.facts,
  tiruvannamalai: tiruvannamalai.facts,
  namakkal: namakkal.facts,
  dharmapuri: dharmapuri.facts,
  krishnagiri: krishnagiri.facts,
  pudukkottai: pudukkottai.facts,
  ramanathapuram: ramanathapuram.facts,
  virudhunagar: virudhunagar.facts,
  theni: theni.facts,
  nagapattinam: nagapattinam.facts,
  ariyalur: ariyalur.facts,
  perambalur: perambalur.facts,
  nilgiris: nilgiris.facts,
  kanyakumari: kanyakumari.facts,
};

/** Returns the cities that have pages in a language, by their names in it. */
export const citiesIn = (locale: 'en' | 'ta'): readonly CityEntry[] =>
  locale === 'en'
    ? allCities
    : allCities.flatMap((city) => (city.tamilName ? [{ ...city, name: city.tamilName }] : []));
