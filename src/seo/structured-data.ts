/** Prices and the rating stand here as specified; one switch in the firm's file turns the rating off. */

import type * as schema from 'schema-dts';
import type { CityEntry } from '../../content/cities/index.ts';
import type { Question } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { languageTags } from '../addresses/locale.ts';
import { sharedPhoto } from '../addresses/photo-files.ts';
import type { OwnServiceEntry } from '../catalogue/own-services.ts';
import type { Edition } from '../edition/edition.ts';
import { MINUTE_MS } from '../office/durations.ts';
import { imagePath } from './head.ts';
import type { PostHead } from './post-head.ts';

const organisationId = ({ firm }: Edition) => `${firm.origin}/#organisation`;
const theFirm = (edition: Edition) => ({ '@id': organisationId(edition) }) as const;
const inLanguage = ({ locale }: Edition) => languageTags[locale];
/** Returns a person by the name, or the firm where it is null. */
const nameAuthor = ({ pages, firm, hrefPage }: Edition, name: string | null) =>
  name === null
    ? ({ '@type': 'Organization', name: pages.blog.author, url: firm.origin + hrefPage('about') } as const)
    : ({ '@type': 'Person', name } as const);

const rating = ({ firm, figure }: Edition) =>
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

/** Writes minutes since midnight as "09:00". */
const clock24 = (minutes: number): string => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);

const openingHours = ({ officeHours }: Edition): schema.OpeningHoursSpecification[] => {
  const spans = officeHours.week.flatMap((day, at) => day.map((span) => ({ span, at })));
  return [...Map.groupBy(spans, ({ span }) => span.join('-')).values()].map((alike) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: alike.map(({ at }) => week[at] ?? 'Monday'),
    opens: clock24(alike[0]?.span[0] ?? 0),
    closes: clock24(alike[0]?.span[1] ?? 0),
  }));
};

/** Returns the holidays of a year from the day of the site; the next build says the later ones. */
const specialHours = ({ today, officeHours }: Edition): schema.OpeningHoursSpecification[] => {
  const year = Number(today.slice(0, 4));
  return Object.entries(officeHours.holidays)
    .flatMap(([day, spans]) =>
      (day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]).map((on) => ({ on, spans })),
    )
    .filter(({ on }) => on >= today && on < `${year + 1}${today.slice(4)}`)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .flatMap(({ on, spans }) =>
      // A day on which the office is closed is written as midnight to midnight (developers.google.com/search/docs/appearance/structured-data/local-business).
      (spans.length === 0 ? [[0, 0] as const] : spans).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: clock24(opens),
        closes: clock24(closes),
        validFrom: on,
        validThrough: on,
      })),
    );
};

/**
 * Describes the firm in full on every page; other records refer to it by its `@id`.
 * @param about the service of the page, for its price range
 * @param withHolidays on one page alone: each of them weighs on its first flight
 */
export const organisation = (edition: Edition, about?: ServiceSlug, withHolidays = false): schema.AccountingService => {
  const { priceRanges, firm, claimed, figure } = edition;
  const range = about && priceRanges[about];
  const holidays = withHolidays ? specialHours(edition) : [];
  return {
    '@type': 'AccountingService',
    '@id': organisationId(edition),
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
    openingHoursSpecification: openingHours(edition),
    ...(holidays.length > 0 ? { specialOpeningHoursSpecification: holidays } : {}),
    sameAs: firm.social.map((profile) => profile.url),
    ...(range ? { priceRange: range.text } : {}),
  };
};

export const website = (edition: Edition): schema.WebSite => {
  const { firm } = edition;
  return {
    '@type': 'WebSite',
    '@id': `${firm.origin}/#website`,
    name: firm.name,
    url: `${firm.origin}/`,
    inLanguage: inLanguage(edition),
    publisher: theFirm(edition),
  };
};

const offer = ({ priceRanges, startingPrices }: Edition, slug: ServiceSlug): schema.Offer | schema.AggregateOffer => {
  const range = priceRanges[slug];
  const price = startingPrices[slug].amount;
  return range
    ? { '@type': 'AggregateOffer', priceCurrency: 'INR', lowPrice: price, highPrice: range.high }
    : { '@type': 'Offer', priceCurrency: 'INR', price };
};

/** @param city the whole state when left out */
export const service = (
  edition: Edition,
  slug: ServiceSlug,
  description: string,
  path: string,
  city?: CityEntry,
): schema.Service => {
  const { serviceEntry, firm, cityServiceTitle } = edition;
  const entry = serviceEntry(slug);
  return {
    '@type': 'Service',
    '@id': `${firm.origin}${path}#service`,
    name: city ? cityServiceTitle(city, entry) : entry.name,
    serviceType: entry.name,
    description,
    url: `${firm.origin}${path}`,
    provider: theFirm(edition),
    areaServed: city ? { '@type': 'City', name: city.name } : { '@type': 'State', name: firm.address.region },
    offers: offer(edition, slug),
    ...rating(edition),
  };
};

/** The rating is not said of it: the specification gives it to the website's own services. */
export const ownService = (edition: Edition, { id, name, summary, price }: OwnServiceEntry): schema.Service => {
  const { firm, hrefOwnService } = edition;
  const url = firm.origin + hrefOwnService(id);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description: summary,
    url,
    provider: theFirm(edition),
    areaServed: { '@type': 'State', name: firm.address.region },
    ...(price ? { offers: { '@type': 'Offer', priceCurrency: 'INR', price: price.amount } } : {}),
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
export const blogPosting = (edition: Edition, post: PostFacts): schema.BlogPosting => {
  const { firm } = edition;
  const { blog } = edition.pages;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    // A feed's date may be unreadable; no date is better than a wrong one.
    ...(post.publishedOn ? { datePublished: post.publishedOn } : {}),
    articleSection: post.category,
    author: nameAuthor(edition, post.author === blog.author ? null : post.author),
    publisher: theFirm(edition),
    image: post.image ?? `${firm.origin}/share/blog.png`,
    url: post.url,
    inLanguage: inLanguage(edition),
  };
};

export const article = (
  edition: Edition,
  { id, title, description, category, publishedOn, changedOn, author, image }: PostHead,
): schema.Article => {
  const { firm, hrefPost, locale } = edition;
  const drawing = imagePath(locale === 'en' ? { kind: 'post', post: id } : { kind: 'post', post: id, locale });
  return {
    '@type': 'Article',
    '@id': `${firm.origin}${hrefPost(id)}#article`,
    headline: title,
    description,
    datePublished: publishedOn,
    dateModified: changedOn,
    articleSection: category,
    author: nameAuthor(edition, author),
    publisher: theFirm(edition),
    image: firm.origin + (image ? sharedPhoto(image) : drawing),
    url: `${firm.origin}${hrefPost(id)}`,
    inLanguage: inLanguage(edition),
  };
};

export const webApplication = (
  edition: Edition,
  name: string,
  description: string,
  path: string,
): schema.WebApplication => {
  const { firm } = edition;
  return {
    '@type': 'WebApplication',
    '@id': `${firm.origin}${path}#tool`,
    name,
    description,
    url: `${firm.origin}${path}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: inLanguage(edition),
    provider: theFirm(edition),
  };
};

export const breadcrumbs = (
  { firm }: Edition,
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
