import type { CityEntry } from '../../content/cities/index.ts';
import { cityNames } from '../../content/pages/city/en.ts';
import { type ServiceEntry, serviceIndex } from '../../content/service-index/en.ts';
import type { Enquiry } from '../addresses/href.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import { toolEntry } from '../catalogue/tools.ts';
import { cityIndex } from '../places/cities.ts';
import { type EnquiryNames, nameEnquiry, nameSubject, readEnquiry } from './enquiry-names.ts';

/** Names in the language of the page. */
export const enquiryNames = {
  services: Object.fromEntries(serviceIndex.map(({ slug, name }) => [slug, name])),
  cities: Object.fromEntries(cityIndex.map(({ slug, name }) => [slug, name])),
} as EnquiryNames;

export const enquiryIn = (query: string): Enquiry => readEnquiry(query, enquiryNames);

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

export const enquiryWords = (enquiry: Enquiry): string => nameEnquiry(enquiry, enquiryNames);

/** The same of a page's address; null when it says nothing. */
export const enquiryWordsAt = (address: string | null): string | null => enquiryWords(enquiryIn(address ?? '')) || null;

export const subjectOf = (enquiry: Enquiry): string | undefined => nameSubject(enquiry, enquiryNames);

export const cityTitle = (city: CityEntry): string => cityNames.city(city.name);

export const cityServiceTitle = (city: CityEntry, service: ServiceEntry): string =>
  cityNames.service(service.name, city.name);
