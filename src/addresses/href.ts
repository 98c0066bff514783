/**
 * Builds every internal address, in the language of the texts around the link or else in English; those of cities are in
 * `href-city.ts`, so that most scripts need no list of cities.
 */
import type { CitySlug } from '../../content/cities/index.ts';
import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import { locale } from '../../content/locale.ts';
import { ownPostIndex } from '../../content/own-post-index.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { serviceAliases } from './aliases.ts';
import { localPath } from './local-path.ts';
import { type Locale, localePrefixes } from './locale.ts';
import { type FixedPage, fixedPaths } from './route.ts';

const englishPages: ReadonlySet<FixedPage> = new Set(['blog', 'sitemap', 'audit']);

export const isTranslatedPage = (page: FixedPage): boolean => !englishPages.has(page);

export const hrefPage = (page: FixedPage, of: Locale = locale): string =>
  isTranslatedPage(page) ? localPath(fixedPaths[page], of) : fixedPaths[page];

/** The same page with every query, as that of contact. */
export const hrefDueDates = (kinds: readonly PayerKind[]): string =>
  `${hrefPage('dueDates')}${kinds.length > 0 ? `?for=${kinds.join()}` : ''}`;

export const hrefService = (service: ServiceSlug, of: Locale = locale): string => localPath(`/services/${service}`, of);

export const hrefPapers = (service: ServiceSlug, of: Locale = locale): string =>
  localPath(`/services/${service}/papers`, of);

/** Languages other than English have canonical addresses alone. */
export const aliasOr = (alias: string, canonical: string): string => (locale === 'en' ? alias : canonical);

export const hrefServiceAlias = (alias: keyof typeof serviceAliases): string =>
  aliasOr(`/services/${alias}`, hrefService(serviceAliases[alias]));

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

export const hrefTamilNadu = (): string => aliasOr('/tamil-nadu', hrefPage('locations'));

export const isTranslatedPost = (post: string): boolean => ownPostIndex[post] === true;

export const hrefPost = (post: string, of: Locale = locale): string => {
  const path = `${fixedPaths.blog}/${post}`;
  return isTranslatedPost(post) ? localPath(path, of) : path;
};

export const hrefTool = (tool: ToolSlug, of: Locale = locale): string => localPath(`${fixedPaths.tools}/${tool}`, of);

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
