/** The builders of every internal address. Nothing else pastes an address together. */
import type { CitySlug } from '../../content/city-index.ts';
import type { PayerKind } from '../../content/due-dates/kinds.ts';
import type { IndustryKind } from '../../content/industries.ts';
import type { PostSlug } from '../../content/post-index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import type { cityPrefixes, serviceAliases } from './aliases.ts';
import { type FixedPage, fixedPaths, type PageRoute } from './route.ts';

/** The address of a page that exists once. */
export const hrefPage = (page: FixedPage): string => fixedPaths[page];

/** The page of all due dates with some kinds of payer chosen. It is the same page with every query, as that of contact. */
export const hrefDueDates = (kinds: readonly PayerKind[]): string =>
  `${hrefPage('dueDates')}${kinds.length > 0 ? `?for=${kinds.join()}` : ''}`;

/** The last piece of the address of a service's sheet of papers. */
export const PAPERS = 'papers';

/** The canonical address of a service. */
export const hrefService = (service: ServiceSlug): string => `/services/${service}`;

/** The sheet of papers of a service. */
export const hrefPapers = (service: ServiceSlug): string => `${hrefService(service)}/${PAPERS}`;

/** A short form of a service's address, as the header uses it. */
export const hrefServiceAlias = (alias: keyof typeof serviceAliases): string => `/services/${alias}`;

/** The canonical address of a city. */
export const hrefCity = (city: CitySlug): string => `/locations/${city}`;

/** The fragment of a trade on its city's page. */
export const tradeFragment = (kind: IndustryKind): string => `trade-${kind}`;

/** Where a city's page says what one of its trades has to watch. */
export const hrefCityTrade = (city: CitySlug, kind: IndustryKind): string => `${hrefCity(city)}#${tradeFragment(kind)}`;

/** The fragment of a city page's list of prices. */
export const PRICES = 'prices';

/** The address of a city's list of prices. */
export const hrefCityPrices = (city: CitySlug): string => `${hrefCity(city)}#${PRICES}`;

/** What a visitor asks about, as far as the page that they come from says. */
export interface Enquiry {
  readonly service?: ServiceSlug;
  readonly city?: CitySlug;
}

/** The fragment of the contact page's form. */
export const CONTACT_PLACE = 'write';

/**
 * The address of the contact page for an enquiry. It is the same page with every query: the browser reads it there.
 * @param at where it lands
 */
export const hrefContact = ({ service, city }: Enquiry = {}, at: 'top' | 'form' = 'top'): string => {
  const query = [service && `service=${service}`, city && `city=${city}`].filter(Boolean).join('&');
  return `${hrefPage('contact')}${query && `?${query}`}${at === 'form' ? `#${CONTACT_PLACE}` : ''}`;
};

/** The `/tamil-nadu` form of a city's address, as the sitemap page uses it. */
export const hrefTamilNaduCity = (city: CitySlug): string => `/tamil-nadu/${city}`;

/** The `/tamil-nadu` form of the city list, as the sitemap page uses it. */
export const hrefTamilNadu = (): string => '/tamil-nadu';

/** One of the twelve prefixed forms of a city's address. */
export const hrefCityPrefix = (prefix: (typeof cityPrefixes)[number], city: CitySlug): string => `/${prefix}-${city}`;

/** The canonical address of a service in a city. */
export const hrefCityService = (city: CitySlug, service: ServiceSlug): string => `/locations/${city}/${service}`;

/** The dash form of the address of a service in a city. */
export const hrefServiceDashCity = (service: ServiceSlug, city: CitySlug): string => `/${service}-${city}`;

/** The address of a built-in post. */
export const hrefPost = (post: PostSlug): string => `/blog/${post}`;

/** The address of a tool. */
export const hrefTool = (tool: ToolSlug): string => `${hrefPage('tools')}/${tool}`;

/** The folder of the calendars. */
export const CALENDARS = 'calendar';

/** The address of the calendar of a kind of payer, or of all due dates (RFC 5545). */
export const hrefCalendar = (kind: PayerKind | 'all'): string => `/${CALENDARS}/${kind}.ics`;

/** The address of the feed of the built-in posts (RFC 4287). */
export const hrefFeed = (): string => '/feed.xml';

/**
 * The canonical address of a route.
 * @param route a route that shows a screen of its own
 */
export const canonicalPath = (route: PageRoute): string => {
  switch (route.kind) {
    case 'fixed':
      return hrefPage(route.page);
    case 'service':
      return hrefService(route.service);
    case 'papers':
      return hrefPapers(route.service);
    case 'city':
      return hrefCity(route.city);
    case 'city-service':
      return hrefCityService(route.city, route.service);
    case 'post':
      return hrefPost(route.post);
    case 'tool':
      return hrefTool(route.tool);
  }
};
