/**
 * The structured data of a page for search engines (schema.org). Prices and the rating appear in pages' data as
 * specified; one switch in the firm's file turns the rating off.
 */
import type * as schema from 'schema-dts';
import { buildDay } from '../../content/build-day.ts';
import type { CityEntry } from '../../content/city-index.ts';
import { claimed } from '../../content/claimed.ts';
import { figure } from '../../content/facts.ts';
import { firm, officeHours } from '../../content/firm.ts';
import { locale } from '../../content/locale.ts';
import { blog } from '../../content/pages/blog.ts';
import { priceRanges, startingPrices } from '../../content/prices.ts';
import type { Question } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityServiceTitle } from './enquiry.ts';
import { imagePath } from './head.ts';
import { hrefPage, hrefPost } from './href.ts';
import { languageTags } from './locale.ts';
import type { PostHead } from './post-head.ts';
import { serviceEntry } from './services.ts';

const organisationId = `${firm.origin}/#organisation`;
const theFirm = { '@id': organisationId } as const;
const inLanguage = languageTags[locale];
/** The firm as the author of a post. */
const firmAsAuthor = { '@type': 'Organization', name: blog.author, url: firm.origin + hrefPage('about') } as const;

const rating = () =>
  firm.rating
    ? ({
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: figure('firm.rating'),
          bestRating: figure('firm.rating-scale'),
          reviewCount: figure('firm.review-count'),
        },
      } as const)
    : {};

/** The days, from the first, as schema.org names them. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Minutes since midnight as schema.org writes a time ("09:00"). */
const clock24 = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** When the office is open: a record for each span, with the days that have it. */
const openingHours = (): schema.OpeningHoursSpecification[] => {
  const spans = officeHours.week.flatMap((day, at) => day.map((span) => ({ span, at })));
  return [...Map.groupBy(spans, ({ span }) => span.join('-')).values()].map((alike) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: alike.map(({ at }) => week[at] ?? 'Monday'),
    opens: clock24(alike[0]?.span[0] ?? 0),
    closes: clock24(alike[0]?.span[1] ?? 0),
  }));
};

/** Holidays and half days that have a date, from the day of the build on: in a year's time all are said again. */
const specialHours = (): schema.OpeningHoursSpecification[] => {
  const year = Number(buildDay.slice(0, 4));
  return Object.entries(officeHours.holidays)
    .flatMap(([day, spans]) =>
      (day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]).map((on) => ({ on, spans })),
    )
    .filter(({ on }) => on >= buildDay && on < `${year + 1}${buildDay.slice(4)}`)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .flatMap(({ on, spans }) =>
      // Closed all day is written as midnight to midnight (developers.google.com/search/docs/appearance/structured-data/local-business).
      (spans.length === 0 ? [[0, 0] as const] : spans).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: clock24(opens),
        closes: clock24(closes),
        validFrom: on,
        validThrough: on,
      })),
    );
};

const special = specialHours();

/**
 * The firm itself, in full on every page; other records refer to it by its `@id`.
 * @param about the service of whose page this is, for its price range
 * @param withHolidays whether the days with other hours are named: on one page, each of them weighs on its first flight
 */
export const organisation = (about?: ServiceSlug, withHolidays = false): schema.AccountingService => {
  const range = about && priceRanges[about];
  return {
    '@type': 'AccountingService',
    '@id': organisationId,
    name: firm.name,
    url: `${firm.origin}/`,
    image: `${firm.origin}/share/home.png`,
    telephone: firm.phones.length > 1 ? firm.phones : firm.phone,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.address.street,
      addressLocality: firm.address.locality,
      addressRegion: firm.address.region,
      postalCode: firm.address.postalCode,
      addressCountry: 'IN',
    },
    ...claimed('founded', { foundingDate: String(figure('firm.founded')) }, {}),
    areaServed: { '@type': 'State', name: firm.address.region },
    openingHoursSpecification: openingHours(),
    ...(withHolidays && special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    sameAs: firm.social.map((profile) => profile.url),
    ...(range ? { priceRange: range.text } : {}),
  };
};

/** The website, published by the firm. */
export const website = (): schema.WebSite => ({
  '@type': 'WebSite',
  '@id': `${firm.origin}/#website`,
  name: firm.name,
  url: `${firm.origin}/`,
  inLanguage,
  publisher: theFirm,
});

/** The price of a service: its range where one is given, else where it starts. */
const offer = (slug: ServiceSlug): schema.Offer | schema.AggregateOffer => {
  const range = priceRanges[slug];
  const price = startingPrices[slug].amount;
  return range
    ? { '@type': 'AggregateOffer', priceCurrency: 'INR', lowPrice: price, highPrice: range.high }
    : { '@type': 'Offer', priceCurrency: 'INR', price };
};

/**
 * A service of the firm.
 * @param city where it is offered; the whole state when left out
 */
export const service = (slug: ServiceSlug, description: string, path: string, city?: CityEntry): schema.Service => {
  const entry = serviceEntry(slug);
  return {
    '@type': 'Service',
    '@id': `${firm.origin}${path}#service`,
    name: city ? cityServiceTitle(city, entry) : entry.name,
    serviceType: entry.name,
    description,
    url: `${firm.origin}${path}`,
    provider: theFirm,
    areaServed: city ? { '@type': 'City', name: city.name } : { '@type': 'State', name: firm.address.region },
    offers: offer(slug),
    ...rating(),
  };
};

/** What is said of a post. */
export interface PostFacts {
  readonly title: string;
  readonly excerpt: string;
  /** ISO date; empty when it is not known. */
  readonly publishedOn: string;
  readonly category: string;
  readonly author: string;
  readonly url: string;
  readonly image?: string;
}

/** A post whose card a page shows; the post itself is on the firm's blog. */
export const blogPosting = (post: PostFacts): schema.BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  // A feed's date may be unreadable; no date is better than a wrong one.
  ...(post.publishedOn ? { datePublished: post.publishedOn } : {}),
  articleSection: post.category,
  author: post.author === blog.author ? firmAsAuthor : { '@type': 'Person', name: post.author },
  publisher: theFirm,
  image: post.image ?? `${firm.origin}/share/blog.png`,
  url: post.url,
  inLanguage,
});

/** A post on its own page. */
export const article = ({ id, title, description, category, publishedOn, changedOn }: PostHead): schema.Article => ({
  '@type': 'Article',
  '@id': `${firm.origin}${hrefPost(id)}#article`,
  headline: title,
  description,
  datePublished: publishedOn,
  dateModified: changedOn,
  articleSection: category,
  author: firmAsAuthor,
  publisher: theFirm,
  image: firm.origin + imagePath(locale === 'en' ? { kind: 'post', post: id } : { kind: 'post', post: id, locale }),
  url: `${firm.origin}${hrefPost(id)}`,
  inLanguage,
});

/** A tool: it works in any browser, and costs nothing. */
export const webApplication = (name: string, description: string, path: string): schema.WebApplication => ({
  '@type': 'WebApplication',
  '@id': `${firm.origin}${path}#tool`,
  name,
  description,
  url: `${firm.origin}${path}`,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  inLanguage,
  provider: theFirm,
});

/** Where a page stands. */
export const breadcrumbs = (
  crumbs: readonly { readonly name: string; readonly path: string }[],
): schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: `${firm.origin}${crumb.path}`,
  })),
});

/** The questions that a page answers. */
export const faqPage = (questions: readonly Question[]): schema.FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((entry) => ({
    '@type': 'Question',
    name: entry.question,
    acceptedAnswer: { '@type': 'Answer', text: entry.answer },
  })),
});

/**
 * The JSON text for a page's data block.
 * @returns JSON-LD in which `<` is escaped, so that no text can end the script element
 */
export const jsonLd = (things: readonly schema.Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
