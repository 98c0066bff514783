/** What a visitor asks about: read from an address, and said in words. */

import type { CityEntry } from '../../content/city-index.ts';
import { cityNames } from '../../content/pages/city.ts';
import type { ServiceEntry } from '../../content/service-index.ts';
import { cityEntry } from './cities.ts';
import type { Enquiry } from './href.ts';
import type { ScreenRoute } from './route.ts';
import { serviceEntry } from './services.ts';
import { isCitySlug, isServiceSlug } from './slugs.ts';
import { toolEntry } from './tools.ts';

/**
 * The enquiry of a contact page's address. Unknown values are ignored.
 * @param query the address, or its part from the question mark on
 */
export const enquiryIn = (query: string): Enquiry => {
  const said = (name: string): string => query.match(new RegExp(`[?&]${name}=([^&#]*)`))?.[1] ?? '';
  const [service, city] = [said('service'), said('city')];
  return { ...(isServiceSlug(service) && { service }), ...(isCitySlug(city) && { city }) };
};

/** The enquiry that a page suggests. */
export const enquiryOf = (route: ScreenRoute): Enquiry => {
  switch (route.kind) {
    case 'service':
    case 'papers':
      return { service: route.service };
    case 'city':
      return { city: route.city };
    case 'city-service':
      return { service: route.service, city: route.city };
    case 'tool':
      return { service: toolEntry(route.tool).services[0] };
    case 'fixed':
    case 'post':
    case 'not-found':
      return {};
  }
};

/** An enquiry in short, for example "GST Registration, Salem"; empty when nothing is known of it. */
export const enquiryWords = ({ service, city }: Enquiry): string =>
  [service && serviceEntry(service).name, city && cityEntry(city).name].filter(Boolean).join(', ');

/** The same of the address of a page that a message was sent from; null when it says nothing. */
export const enquiryWordsAt = (address: string | null): string | null => enquiryWords(enquiryIn(address ?? '')) || null;

/** What a message about an enquiry is about, for example "GST Registration in Salem"; `undefined` when it is not known. */
export const subjectOf = ({ service, city }: Enquiry): string | undefined => {
  if (service && city) return cityServiceTitle(cityEntry(city), serviceEntry(service));
  if (service) return serviceEntry(service).name;
  return city && cityNames.subject(cityEntry(city).name);
};

/** The h1 of a city's page. */
export const cityTitle = (city: CityEntry): string => cityNames.city(city.name);

/** The h1 of a service in a city, and what links to it are called. */
export const cityServiceTitle = (city: CityEntry, service: ServiceEntry): string =>
  cityNames.service(service.name, city.name);
