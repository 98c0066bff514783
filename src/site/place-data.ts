import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';
import { cityEntry } from './cities.ts';
import { type Direction, direction, distance } from './geo.ts';

const NEAR_KM = 60;
const DAY_TRIP_KM = 180;

/** How far a city is from the firm's desk as the crow flies, kilometres; 0 for the desk's own city. */
export const kmToDesk = (slug: CitySlug): number => distance(cityPlaces.coimbatore, cityPlaces[slug]);

/** How a client in a city is served from Coimbatore, with where the city lies from there. */
const remoteService = (city: CityEntry): string => {
  const office = cityEntry('coimbatore');
  if (city.slug === office.slug) {
    return 'Our desk is in the city: bring the papers, or send them by WhatsApp or e-mail and save the trip.';
  }
  const [from, to] = [cityPlaces[office.slug], cityPlaces[city.slug]];
  const km = distance(from, to);
  const where = `${city.name} lies about ${km} km ${direction(from, to)} of our Coimbatore desk as the crow flies.`;
  if (km <= NEAR_KM)
    return `${where} Come by for the first talk if you like; after that most papers travel by WhatsApp and e-mail.`;
  return km <= DAY_TRIP_KM
    ? `${where} That is a day's outing nobody needs to make: bills and statements come by WhatsApp or e-mail, originals by courier. If you are in Coimbatore anyway, tell us before and your file will be on the table.`
    : `${where} Nobody travels that far for a return: bills and statements come by WhatsApp or e-mail, originals by courier, and e-verification takes an OTP that you type in yourself.`;
};

/** A city in reach of another. */
interface Nearby {
  readonly city: CitySlug;
  readonly district: string;
  readonly km: number;
  /** Where it lies, seen from the other. */
  readonly direction: Direction;
}

/** More than any page shows. */
const NEIGHBOURS = 6;

const nearby = (slug: CitySlug): readonly Nearby[] => {
  const from = cityPlaces[slug];
  return cityIndex
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city: city.slug, to: cityPlaces[city.slug], km: distance(from, cityPlaces[city.slug]) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .map(({ city, to, km }) => ({ city, district: to.district, km, direction: direction(from, to) }));
};

/** Where a city lies, in the words and figures that its pages show. */
export const placeData = (slug: CitySlug) => ({
  district: cityPlaces[slug].district,
  remote: remoteService(cityEntry(slug)),
  /** Nearest first. */
  near: nearby(slug),
});
