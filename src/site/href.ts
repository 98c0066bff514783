/**
 * The builders of every internal address. Nothing else pastes an address together. An address is that of the language
 * of the texts around the link, or the English one where there is no page in that language.
 */
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

/** The last piece of the address of a service's sheet of papers. */
export const PAPERS = 'papers';

/** The canonical address of a page in English. */
const englishPath = (page: Page): string => {
  switch (page.kind) {
    case 'fixed':
      return fixedPaths[page.page];
    case 'service':
      return `/services/${page.service}`;
    case 'papers':
      return `/services/${page.service}/${PAPERS}`;
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

/** The canonical address of a route. */
export const canonicalPath = (route: PageRoute): string => localPath(route, englishPath(route), localeOf(route));

const hrefOf = (page: Page): string => localPath(page, englishPath(page));

/** The address of a page that exists once. */
export const hrefPage = (page: FixedPage): string => hrefOf({ kind: 'fixed', page });

/** The page of all due dates with some kinds of payer chosen. It is the same page with every query, as that of contact. */
export const hrefDueDates = (kinds: readonly PayerKind[]): string =>
  `${hrefPage('dueDates')}${kinds.length > 0 ? `?for=${kinds.join()}` : ''}`;

/** The canonical address of a service. */
export const hrefService = (service: ServiceSlug): string => hrefOf({ kind: 'service', service });

/** The sheet of papers of a service. */
export const hrefPapers = (service: ServiceSlug): string => hrefOf({ kind: 'papers', service });

/** An alias where the texts are English: the other languages have canonical addresses alone. */
const aliasOr = (alias: string, canonical: string): string => (locale === 'en' ? alias : canonical);

/** A short form of a service's address, as the header uses it. */
export const hrefServiceAlias = (alias: keyof typeof serviceAliases): string =>
  aliasOr(`/services/${alias}`, hrefService(serviceAliases[alias]));

/** The canonical address of a city. */
export const hrefCity = (city: CitySlug): string => hrefOf({ kind: 'city', city });

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

/** The query of the contact page that says what a visitor comes for; empty when nothing is said. */
export const enquiryQuery = ({ service, city }: Enquiry): string => {
  const query = [service && `service=${service}`, city && `city=${city}`].filter(Boolean).join('&');
  return query && `?${query}`;
};

/**
 * The address of the contact page for an enquiry. It is the same page with every query: the browser reads it there.
 * @param at where it lands: who comes for something lands where it can be written
 */
export const hrefContact = (
  enquiry: Enquiry = {},
  at: 'top' | 'form' = enquiry.service || enquiry.city ? 'form' : 'top',
): string => `${hrefPage('contact')}${enquiryQuery(enquiry)}${at === 'form' ? `#${CONTACT_PLACE}` : ''}`;

/** The `/tamil-nadu` form of a city's address, as the sitemap page uses it. */
export const hrefTamilNaduCity = (city: CitySlug): string => aliasOr(`/tamil-nadu/${city}`, hrefCity(city));

/** The `/tamil-nadu` form of the city list, as the sitemap page uses it. */
export const hrefTamilNadu = (): string => aliasOr('/tamil-nadu', hrefPage('locations'));

/** One of the twelve prefixed forms of a city's address. */
export const hrefCityPrefix = (prefix: (typeof cityPrefixes)[number], city: CitySlug): string =>
  aliasOr(`/${prefix}-${city}`, hrefCity(city));

/** The canonical address of a service in a city; that of the service where the city has no page of it yet. */
export const hrefCityService = (city: CitySlug, service: ServiceSlug): string =>
  hrefOf(hasCityService(city, service) ? { kind: 'city-service', city, service } : { kind: 'service', service });

/** The dash form of the address of a service in a city. */
export const hrefServiceDashCity = (service: ServiceSlug, city: CitySlug): string =>
  hasCityService(city, service) ? aliasOr(`/${service}-${city}`, hrefService(service)) : hrefService(service);

/** The address of a post on this site. @param post its slug */
export const hrefPost = (post: string): string => hrefOf({ kind: 'post', post });

/** The address of a tool. */
export const hrefTool = (tool: ToolSlug): string => hrefOf({ kind: 'tool', tool });

/** The folder of the calendars. */
export const CALENDARS = 'calendar';

/**
 * The address of the calendar of a kind of payer, or of all due dates (RFC 5545).
 * @param of its language
 */
export const hrefCalendar = (kind: PayerKind | 'all', of: Locale = locale): string =>
  `${localePrefixes[of]}/${CALENDARS}/${kind}.ics`;

/** The address of the feed of the site's posts (RFC 4287). */
export const hrefFeed = (): string => '/feed.xml';

/** The addresses behind the links about one enquiry; a token follows, and none of them is a page of the site. */

/** The page of an enquiry, for its sender. */
export const ENQUIRY_PATH = '/enquiry';

/** Marks an enquiry as answered, for the office. */
export const ANSWERED_PATH = '/enquiry/answered';

/** The address of an enquiry's page. */
export const hrefEnquiry = (token: string): string => `${ENQUIRY_PATH}/${token}`;

/** The address of the office's page for an enquiry. */
export const hrefAnswered = (token: string): string => `${ANSWERED_PATH}/${token}`;
