/** Prices and the rating stand here as specified; one switch in the firm's file turns the rating off. */

import type * as schema from 'schema-dts';
import { buildDay } from '../../content/build-day.ts';
import type { CityEntry } from '../../content/cities/index.ts';
import { claimed } from '../../content/claimed.ts';
import { figure } from '../../content/facts.ts';
import { firm, officeHours } from '../../content/firm.ts';
import { locale } from '../../content/locale.ts';
import { blog } from '../../content/pages/blog/en.ts';
import { priceRanges, startingPrices } from '../../content/prices.ts';
import type { Question } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import { hrefPage, hrefPost } from '../addresses/href.ts';
import { languageTags } from '../addresses/locale.ts';
import { serviceEntry } from '../catalogue/services.ts';
import { MINUTE_MS } from '../office/durations.ts';
import { cityServiceTitle } from '../office/enquiry.ts';
import { imagePath } from './head.ts';
import type { PostHead } from './post-head.ts';

const organisationId = `${firm.origin}/#organisation`;
const theFirm = { '@id': organisationId } as const;
const inLanguage = languageTags[locale];
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

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "09:00", of minutes since midnight. */
const clock24 = (minutes: number): string => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);

const openingHours = (): schema.OpeningHoursSpecification[] => {
  const spans = officeHours.week.flatMap((day, at) => day.map((span) => ({ span, at })));
  return [...Map.groupBy(spans, ({ span }) => span.join('-')).values()].map((alike) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: alike.map(({ at }) => week[at] ?? 'Monday'),
    opens: clock24(alike[0]?.span[0] ?? 0),
    closes: clock24(alike[0]?.span[1] ?? 0),
  }));
};

/** Within a year from the day of the build: then all are said again. */
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
 * In full on every page; other records refer to it by its `@id`.
 * @param about the service of the page, for its price range
 * @param withHolidays on one page alone: each of them weighs on its first flight
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

export const website = (): schema.WebSite => ({
  '@type': 'WebSite',
  '@id': `${firm.origin}/#website`,
  name: firm.name,
  url: `${firm.origin}/`,
  inLanguage,
  publisher: theFirm,
});

const offer = (slug: ServiceSlug): schema.Offer | schema.AggregateOffer => {
  const range = priceRanges[slug];
  const price = startingPrices[slug].amount;
  return range
    ? { '@type': 'AggregateOffer', priceCurrency: 'INR', lowPrice: price, highPrice: range.high }
    : { '@type': 'Offer', priceCurrency: 'INR', price };
};

/** @param city the whole state when left out */
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

/** The post itself is on the firm's blog. */
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

export const faqPage = (questions: readonly Question[]): schema.FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((entry) => ({
    '@type': 'Question',
    name: entry.question,
    acceptedAnswer: { '@type': 'Answer', text: entry.answer },
  })),
});

/** `<` is escaped, so that no text can end the script element. */
export const jsonLd = (things: readonly schema.Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
