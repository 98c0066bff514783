import type { CityEntry } from '../../content/city-index.ts';
import { cityNames } from '../../content/pages/city.ts';
import type { ServiceEntry } from '../../content/service-index.ts';
import { cityEntry } from './cities.ts';
import type { Enquiry } from './href.ts';
import type { ScreenRoute } from './route.ts';
import { serviceEntry } from './services.ts';
import { isCitySlug, isServiceSlug } from './slugs.ts';
import { toolEntry } from './tools.ts';

/** Unknown values are ignored. @param query an address, or its part from the question mark on */
export const enquiryIn = (query: string): Enquiry => {
  const said = (name: string): string => query.match(new RegExp(`[?&]${name}=([^&#]*)`))?.[1] ?? '';
  const [service, city] = [said('service'), said('city')];
  return { ...(isServiceSlug(service) && { service }), ...(isCitySlug(city) && { city }) };
};

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

/** For example "GST Registration, Salem"; empty when nothing is known of it. */
export const enquiryWords = ({ service, city }: Enquiry): string =>
  [service && serviceEntry(service).name, city && cityEntry(city).name].filter(Boolean).join(', ');

/** The same of a page's address; null when it says nothing. */
export const enquiryWordsAt = (address: string | null): string | null => enquiryWords(enquiryIn(address ?? '')) || null;

/** For example "GST Registration in Salem". */
export const subjectOf = ({ service, city }: Enquiry): string | undefined => {
  if (service && city) return cityServiceTitle(cityEntry(city), serviceEntry(service));
  if (service) return serviceEntry(service).name;
  return city && cityNames.subject(cityEntry(city).name);
};

export const cityTitle = (city: CityEntry): string => cityNames.city(city.name);

export const cityServiceTitle = (city: CityEntry, service: ServiceEntry): string =>
  cityNames.service(service.name, city.name);
