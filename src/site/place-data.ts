import { type CityEntry, type CitySlug, cityIndex } from '../../content/city-index.ts';
import { cityPlaces } from '../../content/city-places.ts';
import { cityPage, directionNames } from '../../content/pages/city.ts';
import { cityEntry } from './cities.ts';
import { type Direction, direction, distance } from './geo.ts';

const { remote } = cityPage;

const NEAR_KM = 60;
const DAY_TRIP_KM = 180;

/** How far a city is from the firm's office in a straight line, kilometres; 0 for the office's own city. */
export const kmToOffice = (slug: CitySlug): number => distance(cityPlaces.coimbatore, cityPlaces[slug]);

/** How a client in a city is served from Coimbatore, with where the city lies from there. */
const remoteService = (city: CityEntry): string => {
  const office = cityEntry('coimbatore');
  if (city.slug === office.slug) return remote.here;
  const [from, to] = [cityPlaces[office.slug], cityPlaces[city.slug]];
  const km = distance(from, to);
  const way = km <= NEAR_KM ? remote.near : km <= DAY_TRIP_KM ? remote.dayTrip : remote.far;
  return `${remote.where(city.name, km, directionNames[direction(from, to)])} ${way}`;
};

/** A city in reach of another. */
interface Nearby {
  readonly city: CitySlug;
  readonly district: string;
  readonly km: number;
  /** Where it lies, seen from the other. */
  readonly direction: Direction;
}

/** As many as a page shows. */
const NEIGHBOURS = 4;

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
