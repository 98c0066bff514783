/**
 * The structured data of a page for search engines (schema.org). Prices and the rating appear in pages' data as
 * specified; one switch in the firm's file turns the rating off.
 */
import type { AccountingService, BreadcrumbList, FAQPage, Service, Thing, WebSite } from 'schema-dts';
import type { CityEntry } from '../../content/city-index.ts';
import { figure } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { priceRanges, startingPrices } from '../../content/prices.ts';
import type { Question } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { serviceEntry } from './services.ts';

const organisationId = `${firm.origin}/#organisation`;

const rating = () =>
  firm.showRating
    ? ({
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: figure('firm.rating'),
          bestRating: figure('firm.rating-scale'),
          reviewCount: figure('firm.review-count'),
        },
      } as const)
    : {};

const postalAddress = () =>
  ({
    '@type': 'PostalAddress',
    streetAddress: firm.address.street,
    addressLocality: firm.address.locality,
    addressRegion: firm.address.region,
    postalCode: firm.address.postalCode,
    addressCountry: 'IN',
  }) as const;

/** The firm itself; other records refer to it by its `@id`. */
export const organisation = (): AccountingService => ({
  '@type': 'AccountingService',
  '@id': organisationId,
  name: firm.name,
  url: `${firm.origin}/`,
  telephone: firm.phone,
  email: firm.email,
  address: postalAddress(),
  foundingDate: String(figure('firm.founded')),
  areaServed: { '@type': 'State', name: firm.address.region },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '19:00',
  },
  sameAs: firm.social.map((profile) => profile.url),
});

/** The website, published by the firm. */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${firm.origin}/#website`,
  name: firm.name,
  url: `${firm.origin}/`,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId },
});

/**
 * A service of the firm.
 * @param city where it is offered; the whole state when left out
 */
export const service = (slug: ServiceSlug, description: string, city?: CityEntry): Service => {
  const entry = serviceEntry(slug);
  const range = priceRanges[slug];
  return {
    '@type': 'Service',
    name: city ? `${entry.name} in ${city.name}` : entry.name,
    serviceType: entry.name,
    description,
    provider: {
      '@type': 'AccountingService',
      '@id': organisationId,
      name: firm.name,
      address: postalAddress(),
      ...(range ? { priceRange: range } : {}),
    },
    areaServed: city ? { '@type': 'City', name: city.name } : { '@type': 'State', name: firm.address.region },
    ...(range
      ? {}
      : { offers: { '@type': 'Offer' as const, priceCurrency: 'INR', price: startingPrices[slug].amount } }),
    ...rating(),
  };
};

/** Where a page stands. */
export const breadcrumbs = (crumbs: readonly { readonly name: string; readonly path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: `${firm.origin}${crumb.path}`,
  })),
});

/** The questions that a page answers. */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
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
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
