/** Every internal address is built here, in the language of the texts around the link or else in English. */
import type { CitySlug } from '../../content/city-index.ts';
import type { PayerKind } from '../../content/due-dates/kinds.ts';
import type { IndustryKind } from '../../content/industries.ts';
import { locale } from '../../content/locale.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import { type cityPrefixes, serviceAliases } from './aliases.ts';
import { hasCityService, localPath } from './local-path.ts';
import { type Locale, localePrefixes } from './locale.ts';
import { type FixedPage, fixedPaths, localeOf, type Page, type PageRoute } from './route.ts';

const englishPath = (page: Page): string => {
  switch (page.kind) {
    case 'fixed':
      return fixedPaths[page.page];
    case 'service':
      return `/services/${page.service}`;
    case 'papers':
      return `/services/${page.service}/papers`;
    case 'city':
      return `/locations/${page.city}`;
    case 'city-service':
      return `/locations/${page.city}/${page.service}`;
    case 'post':
      return `${fixedPaths.blog}/${page.post}`;
    case 'tool':
      return `${fixedPaths.tools}/${page.tool}`;
  }
};

export const canonicalPath = (route: PageRoute): string => localPath(route, englishPath(route), localeOf(route));

const hrefOf = (page: Page): string => localPath(page, englishPath(page));

export const hrefPage = (page: FixedPage): string => hrefOf({ kind: 'fixed', page });

/** The same page with every query, as that of contact. */
export const hrefDueDates = (kinds: readonly PayerKind[]): string =>
  `${hrefPage('dueDates')}${kinds.length > 0 ? `?for=${kinds.join()}` : ''}`;

export const hrefService = (service: ServiceSlug): string => hrefOf({ kind: 'service', service });

export const hrefPapers = (service: ServiceSlug): string => hrefOf({ kind: 'papers', service });

/** Languages other than English have canonical addresses alone. */
const aliasOr = (alias: string, canonical: string): string => (locale === 'en' ? alias : canonical);

export const hrefServiceAlias = (alias: keyof typeof serviceAliases): string =>
  aliasOr(`/services/${alias}`, hrefService(serviceAliases[alias]));

export const hrefCity = (city: CitySlug): string => hrefOf({ kind: 'city', city });

export const tradeFragment = (kind: IndustryKind): string => `trade-${kind}`;

/** Where a city's page says what one of its trades has to watch. */
export const hrefCityTrade = (city: CitySlug, kind: IndustryKind): string => `${hrefCity(city)}#${tradeFragment(kind)}`;

export const PRICES = 'prices';

export const hrefCityPrices = (city: CitySlug): string => `${hrefCity(city)}#${PRICES}`;

export interface Enquiry {
  readonly service?: ServiceSlug;
  readonly city?: CitySlug;
}

/** The heading above a form for a message. */
export const CONTACT_PLACE = 'write';

export const enquiryQuery = ({ service, city }: Enquiry): string => {
  const query = [service && `service=${service}`, city && `city=${city}`].filter(Boolean).join('&');
  return query && `?${query}`;
};

/** The same page with every query. @param at who comes for something lands where it can be written */
export const hrefContact = (
  enquiry: Enquiry = {},
  at: 'top' | 'form' = enquiry.service || enquiry.city ? 'form' : 'top',
): string => `${hrefPage('contact')}${enquiryQuery(enquiry)}${at === 'form' ? `#${CONTACT_PLACE}` : ''}`;

export const hrefTamilNaduCity = (city: CitySlug): string => aliasOr(`/tamil-nadu/${city}`, hrefCity(city));

export const hrefTamilNadu = (): string => aliasOr('/tamil-nadu', hrefPage('locations'));

export const hrefCityPrefix = (prefix: (typeof cityPrefixes)[number], city: CitySlug): string =>
  aliasOr(`/${prefix}-${city}`, hrefCity(city));

/** That of the service where the city has no page of it yet. */
export const hrefCityService = (city: CitySlug, service: ServiceSlug): string =>
  hrefOf(hasCityService(city, service) ? { kind: 'city-service', city, service } : { kind: 'service', service });

export const hrefServiceDashCity = (service: ServiceSlug, city: CitySlug): string =>
  hasCityService(city, service) ? aliasOr(`/${service}-${city}`, hrefService(service)) : hrefService(service);

export const hrefPost = (post: string): string => hrefOf({ kind: 'post', post });

export const hrefTool = (tool: ToolSlug): string => hrefOf({ kind: 'tool', tool });

export const CALENDARS = 'calendar';

/** RFC 5545. */
export const hrefCalendar = (kind: PayerKind | 'all', of: Locale = locale): string =>
  `${localePrefixes[of]}/${CALENDARS}/${kind}.ics`;

/** RFC 4287. */
export const hrefFeed = (): string => '/feed.xml';

/** A token follows these addresses; none of them is a page of the site. */

export const ENQUIRY_PATH = '/enquiry';

export const ANSWERED_PATH = '/enquiry/answered';

export const hrefEnquiry = (token: string): string => `${ENQUIRY_PATH}/${token}`;

export const hrefAnswered = (token: string): string => `${ANSWERED_PATH}/${token}`;
