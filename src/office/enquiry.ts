import type { CityEntry } from '../../content/cities/index.ts';
import type { ServiceEntry } from '../../content/service-listings.ts';
import type { Words } from '../../content/words.ts';
import type { Enquiry } from '../addresses/href.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import type { Entries } from '../catalogue/entries.ts';
import type { OwnServiceEntry } from '../catalogue/own-services.ts';
import { type EnquiryNames, nameEnquiry, nameSubject, readEnquiry } from './enquiry-names.ts';

/** Returns what reads an enquiry, and says what it is about in the language of the page. */
export const createEnquiries = (
  words: Pick<Words, 'cityNames' | 'serviceIndex'>,
  { cityIndex, toolEntry }: Pick<Entries, 'cityIndex' | 'toolEntry'>,
  ownServices: readonly OwnServiceEntry[],
) => {
  const { cityNames, serviceIndex } = words;
  const enquiryNames: EnquiryNames = {
    services: Object.fromEntries([
      ...serviceIndex.map(({ slug, name }) => [slug, name] as const),
      ...ownServices.map(({ id, name }) => [id, name] as const),
    ]),
    cities: Object.fromEntries(cityIndex.map(({ slug, name }) => [slug, name])),
  };
  const enquiryIn = (query: string): Enquiry => readEnquiry(query, enquiryNames);
  const enquiryWords = (enquiry: Enquiry): string => nameEnquiry(enquiry, enquiryNames);
  return {
    enquiryNames,
    enquiryIn,
    enquiryWords,
    /** Names the enquiry in a page's address; null if the address says nothing of one. */
    enquiryWordsAt: (address: string | null): string | null => enquiryWords(enquiryIn(address ?? '')) || null,
    findEnquiry: (route: ScreenRoute): Enquiry => {
      switch (route.kind) {
        case 'service':
        case 'papers':
          return { service: route.service };
        case 'own-service':
          return { service: route.own };
        case 'city':
          return { city: route.city };
        case 'city-service':
          return { service: route.service, city: route.city };
        case 'tool':
          return { service: toolEntry(route.tool).services[0] };
        case 'fixed':
        case 'post':
        case 'own-page':
        case 'not-found':
          return {};
      }
    },
    findSubject: (enquiry: Enquiry): string | undefined => nameSubject(enquiry, enquiryNames, words),
    cityTitle: (city: CityEntry): string => cityNames.city(city.name),
    cityServiceTitle: (city: CityEntry, service: ServiceEntry): string => cityNames.service(service.name, city.name),
  };
};
