import type { CityEntry } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';
import { cityEntry } from '../site/cities.ts';
import { type Direction, direction, distance } from '../site/geo.ts';
import { neighbours } from '../site/neighbours.ts';

const NEAR_KM = 60;
const DAY_TRIP_KM = 180;

/** How a client in a city is served from Coimbatore, with where the city lies from there. */
export const remoteService = (city: CityEntry): string => {
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
    : `${where} Nobody travels that far for a return: bills and statements come by WhatsApp or e-mail, originals by courier, and e-verification is done with an OTP on your own phone.`;
};

/** A city in reach of another. */
interface Nearby {
  readonly city: CityEntry;
  readonly km: number;
  /** Where it lies, seen from the other. */
  readonly direction: Direction;
}

/** The cities around a city, nearest first. */
export const nearby = (city: CityEntry, count: number): readonly Nearby[] =>
  neighbours(city.slug, count).map((entry) => ({
    ...entry,
    direction: direction(cityPlaces[city.slug], cityPlaces[entry.city.slug]),
  }));
