import { gonePage } from '../content/pages/server.ts';
import { allServices } from '../content/service-index.ts';
import type { ServiceSlug } from '../content/service-slugs.ts';
import { gonePage as tamil } from '../content/ta/pages/server.ts';
import { allServices as tamilServices } from '../content/ta/service-index.ts';
import { hrefPage } from '../src/site/href.ts';
import { type Locale, localePrefixes } from '../src/site/locale.ts';
import type { ServerPage } from './leads/intake/page.ts';

const nameOf = (services: typeof allServices, slug: ServiceSlug): string =>
  services.find((service) => service.slug === slug)?.name ?? slug;

/** What is said at the address of a service that the firm does not offer, and where to go on. */
export const gonePages = {
  en: (slug) => ({
    title: gonePage.title(nameOf(allServices, slug)),
    text: gonePage.text,
    link: { label: gonePage.action, href: hrefPage('services') },
  }),
  ta: (slug) => ({
    title: tamil.title(nameOf(tamilServices, slug)),
    text: tamil.text,
    link: { label: tamil.action, href: localePrefixes.ta + hrefPage('services') },
  }),
} satisfies Record<Locale, (slug: ServiceSlug) => ServerPage>;
