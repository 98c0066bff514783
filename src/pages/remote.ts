import type { CityEntry } from '../../content/city-index.ts';
import { cityEntry } from '../site/cities.ts';
import { direction, distance } from '../site/geo.ts';

const NEAR_KM = 60;

/** How a client in a city is served from Coimbatore, with where the city lies from there. */
export const remoteService = (city: CityEntry): string => {
  const office = cityEntry('coimbatore');
  if (city.slug === office.slug) {
    return 'Our desk is in the city: bring the papers, or send them by WhatsApp or e-mail and save the trip.';
  }
  const km = distance(office, city);
  const where = `${city.name} lies about ${km} km ${direction(office, city)} of our Coimbatore desk as the crow flies.`;
  return km <= NEAR_KM
    ? `${where} Come by for the first talk if you like; after that most papers travel by WhatsApp and e-mail.`
    : `${where} Bills and statements come by WhatsApp or e-mail, originals by courier, and e-verification is done with an OTP on your own phone.`;
};
