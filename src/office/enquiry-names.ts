/** Says what an enquiry is about. Names and words are passed in, so that a script gets them from its page alone. */
import type { CitySlug } from '../../content/cities/index.ts';
import type { Words } from '../../content/words.ts';
import type { Enquiry } from '../addresses/href.ts';

/** The services and cities of the site by their names. */
export interface EnquiryNames {
  readonly services: Readonly<Partial<Record<string, string>>>;
  readonly cities: Readonly<Partial<Record<CitySlug, string>>>;
}

const isKnown = <Slug extends string>(slug: string, names: Readonly<Partial<Record<Slug, string>>>): slug is Slug =>
  Object.hasOwn(names, slug);

/** Unknown values are ignored. @param query an address, or its part from the question mark on */
export const readEnquiry = (query: string, { services, cities }: EnquiryNames): Enquiry => {
  const readQuery = (name: string): string => query.match(new RegExp(`[?&]${name}=([^&#]*)`))?.[1] ?? '';
  const [service, city] = [readQuery('service'), readQuery('city')];
  return { ...(isKnown(service, services) && { service }), ...(isKnown(city, cities) && { city }) };
};

const findNames = ({ service, city }: Enquiry, { services, cities }: EnquiryNames) => ({
  service: service && services[service],
  city: city && cities[city],
});

/** Names an enquiry, for example "GST Registration, Salem"; empty if it names no service and no city. */
export const nameEnquiry = (enquiry: Enquiry, names: EnquiryNames): string => {
  const { service, city } = findNames(enquiry, names);
  return [service, city].filter(Boolean).join(', ');
};

/** Names the subject, for example "GST Registration in Salem". */
export const nameSubject = (
  enquiry: Enquiry,
  names: EnquiryNames,
  { cityNames }: Pick<Words, 'cityNames'>,
): string | undefined => {
  const { service, city } = findNames(enquiry, names);
  if (service && city) return cityNames.service(service, city);
  return service ?? (city && cityNames.subject(city));
};
