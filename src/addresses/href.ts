/** Builds every internal address, in the language of the texts around the link or else in English. */
import { allCities, type CityEntry, type CitySlug } from '../../content/cities/index.ts';
import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import type { IndustryKind } from '../../content/industries/en.ts';
import { type ServiceSlug, servicesOutsideCities } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { type cityPrefixes, serviceAliases } from './aliases.ts';
import { type PageSource, pagePath } from './canonical-path.ts';
import { type Locale, localePrefixes } from './locale.ts';
import type { FixedPage, Page } from './route.ts';

export interface Enquiry {
  /** A service of the website or of the owner. */
  readonly service?: string;
  readonly city?: CitySlug;
}

/** The heading above a form for a message. */
export const CONTACT_PLACE = 'write';

export const PRICES = 'prices';

export const CALENDARS = 'calendar';

/** The part of a city's page about its offices. */
export const OFFICES = 'offices';

export const enquiryQuery = ({ service, city }: Enquiry): string => {
  const query = [service && `service=${service}`, city && `city=${city}`].filter(Boolean).join('&');
  return query && `?${query}`;
};

export const tradeFragment = (kind: IndustryKind): string => `trade-${kind}`;

/** Returns the address of a calendar (RFC 5545). */
export const hrefCalendarIn = (locale: Locale, kind: PayerKind | 'all'): string =>
  `${localePrefixes[locale]}/${CALENDARS}/${kind}.ics`;

/** Returns the address of the Atom feed (RFC 4287). */
export const hrefFeed = (): string => '/feed.xml';

/** A token follows these addresses; none of them is a page of the site. */

export const ENQUIRY_PATH = '/enquiry';

export const ANSWERED_PATH = '/enquiry/answered';

export const hrefEnquiry = (token: string): string => `${ENQUIRY_PATH}/${token}`;

export const hrefAnswered = (token: string): string => `${ANSWERED_PATH}/${token}`;

const cities = new Map<CitySlug, CityEntry>(allCities.map((row) => [row.slug, row]));

/** Returns whether a city has a page of a service: of each that it names, or of all with pages in cities if it names none. */
export const hasCityService = (city: CitySlug, service: ServiceSlug): boolean =>
  cities.get(city)?.services?.includes(service) ?? !servicesOutsideCities.includes(service);

/** Returns the builders of addresses in a language. */
export const createHrefs = (source: PageSource, locale: Locale) => {
  const makeHref = (page: Page): string => pagePath(source, page, locale);
  /** Languages other than English have canonical addresses alone. */
  const aliasOr = (alias: string, canonical: string): string => (locale === 'en' ? alias : canonical);
  const hrefPage = (page: FixedPage): string => makeHref({ kind: 'fixed', page });
  const hrefService = (service: ServiceSlug): string => makeHref({ kind: 'service', service });
  const hrefCity = (city: CitySlug): string => makeHref({ kind: 'city', city });
  return {
    hrefPage,
    hrefService,
    hrefCity,
    /** Links to the offices of one place. */
    hrefOffices: (city: CitySlug): string => `${hrefPage('offices')}#${city}`,
    hrefCityOffices: (city: CitySlug): string => `${hrefCity(city)}#${OFFICES}`,
    /** Links to the due dates of some kinds of payer; the page is the same with every query. */
    hrefDueDates: (kinds: readonly PayerKind[]): string =>
      `${hrefPage('dueDates')}${kinds.length > 0 ? `?for=${kinds.join()}` : ''}`,
    hrefPapers: (service: ServiceSlug): string => makeHref({ kind: 'papers', service }),
    hrefServiceAlias: (alias: keyof typeof serviceAliases): string =>
      aliasOr(`/services/${alias}`, hrefService(serviceAliases[alias])),
    /** Links to the part of a city's page about one trade. */
    hrefCityTrade: (city: CitySlug, kind: IndustryKind): string => `${hrefCity(city)}#${tradeFragment(kind)}`,
    hrefCityPrices: (city: CitySlug): string => `${hrefCity(city)}#${PRICES}`,
    /**
     * Links to contact; the page is the same with every query. @param at visitors who come for a subject land at the
     * form
     */
    hrefContact: (
      enquiry: Enquiry = {},
      at: 'top' | 'form' = enquiry.service || enquiry.city ? 'form' : 'top',
    ): string => `${hrefPage('contact')}${enquiryQuery(enquiry)}${at === 'form' ? `#${CONTACT_PLACE}` : ''}`,
    hrefTamilNadu: (): string => aliasOr('/tamil-nadu', hrefPage('locations')),
    hrefTamilNaduCity: (city: CitySlug): string => aliasOr(`/tamil-nadu/${city}`, hrefCity(city)),
    hrefCityPrefix: (prefix: (typeof cityPrefixes)[number], city: CitySlug): string =>
      aliasOr(`/${prefix}-${city}`, hrefCity(city)),
    /** Links to the page of the service if the city has none of its own. */
    hrefCityService: (city: CitySlug, service: ServiceSlug): string =>
      hasCityService(city, service) ? makeHref({ kind: 'city-service', city, service }) : hrefService(service),
    hrefServiceDashCity: (service: ServiceSlug, city: CitySlug): string =>
      hasCityService(city, service) ? aliasOr(`/${service}-${city}`, hrefService(service)) : hrefService(service),
    hrefPost: (post: string): string => makeHref({ kind: 'post', post }),
    hrefOwnPage: (own: string): string => makeHref({ kind: 'own-page', own }),
    hrefOwnService: (own: string): string => makeHref({ kind: 'own-service', own }),
    hrefTool: (tool: ToolSlug): string => makeHref({ kind: 'tool', tool }),
    hrefCalendar: (kind: PayerKind | 'all'): string => hrefCalendarIn(locale, kind),
  };
};

/** The builders of addresses in a language. */
export type Hrefs = ReturnType<typeof createHrefs>;
