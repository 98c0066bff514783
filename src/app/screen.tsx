/**
 * From a route to its screen: loads the page's component and its content, both in chunks of their own, and says what
 * the head holds. The same function serves the build and the browser.
 */
import type { ReactNode } from 'react';
import type { CitySlug } from '../../content/city-index.ts';
import type {
  CityContent,
  LegalPage as LegalContent,
  SamplePost,
  ServiceContent,
  Trades,
} from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityServiceSeo, type Head, headOf, type PageSeo } from '../site/head.ts';
import type { FixedPage, ScreenRoute } from '../site/route.ts';

/** A page, ready to be rendered. */
export interface Screen {
  readonly route: ScreenRoute;
  readonly head: Head;
  readonly node: ReactNode;
  /** The questions answered on the page, for its structured data. */
  readonly questions?: ServiceContent['page']['questions'];
  /** What the page says of its service, for its structured data. */
  readonly about?: string;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
}

type Loader<T> = () => Promise<{ readonly content: T }>;

const serviceFiles = import.meta.glob('../../content/services/*.ts') as Record<string, Loader<ServiceContent>>;
const cityFiles = import.meta.glob('../../content/cities/*.ts') as Record<string, Loader<CityContent>>;
const tradesFiles = import.meta.glob('../../content/trades/*.ts') as Record<string, Loader<Trades>>;
const legalFiles = import.meta.glob('../../content/legal/*.ts') as Record<string, Loader<LegalContent>>;
const postFiles = import.meta.glob('../../content/posts/*.ts') as Record<string, Loader<SamplePost>>;

const load = async <T,>(files: Record<string, Loader<T>>, path: string): Promise<T> => {
  const loader = files[`../../content/${path}.ts`];
  if (!loader) throw new RangeError(`No content file "${path}"`);
  return (await loader()).content;
};

const loadService = (slug: ServiceSlug) => load(serviceFiles, `services/${slug}`);
const loadCity = (slug: CitySlug) => load(cityFiles, `cities/${slug}`);
const loadTrades = (slug: ServiceSlug) => load(tradesFiles, `trades/${slug}`);

type Part = Pick<Screen, 'node' | 'changedOn' | 'questions' | 'about'> & { readonly seo: PageSeo };

const fixedScreens = {
  home: async () => {
    const [{ HomePage }, { home }] = await Promise.all([
      import('../pages/home-page.tsx'),
      import('../../content/pages/home.ts'),
    ]);
    return { node: <HomePage />, seo: home.seo, changedOn: home.changedOn };
  },
  about: async () => {
    const [{ AboutPage }, { about }] = await Promise.all([
      import('../pages/about-page.tsx'),
      import('../../content/pages/about.ts'),
    ]);
    return { node: <AboutPage />, seo: about.seo, changedOn: about.changedOn, questions: about.questions };
  },
  services: async () => {
    const [{ ServicesPage }, { servicesOverview }] = await Promise.all([
      import('../pages/services-page.tsx'),
      import('../../content/pages/services.ts'),
    ]);
    return { node: <ServicesPage />, seo: servicesOverview.seo, changedOn: servicesOverview.changedOn };
  },
  blog: async () => {
    const [{ BlogPage }, { blog }, { sampleCard }, posts] = await Promise.all([
      import('../pages/blog-page.tsx'),
      import('../../content/pages/blog.ts'),
      import('../site/post-card.ts'),
      Promise.all(Object.values(postFiles).map(async (file) => (await file()).content)),
    ]);
    const newest = posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
    return { node: <BlogPage posts={newest.map(sampleCard)} />, seo: blog.seo, changedOn: blog.changedOn };
  },
  locations: async () => {
    const [{ LocationsPage }, { locations }] = await Promise.all([
      import('../pages/locations-page.tsx'),
      import('../../content/pages/locations.ts'),
    ]);
    return { node: <LocationsPage />, seo: locations.seo, changedOn: locations.changedOn };
  },
  contact: async () => {
    const [{ ContactPage }, { contact }] = await Promise.all([
      import('../pages/contact-page.tsx'),
      import('../../content/pages/contact.ts'),
    ]);
    return { node: <ContactPage />, seo: contact.seo, changedOn: contact.changedOn, questions: contact.questions };
  },
  privacy: async () => {
    const [{ LegalPage }, content] = await Promise.all([
      import('../pages/legal-page.tsx'),
      load(legalFiles, 'legal/privacy'),
    ]);
    return { node: <LegalPage content={content} seed="privacy" />, seo: content.seo, changedOn: content.changedOn };
  },
  terms: async () => {
    const [{ LegalPage }, content] = await Promise.all([
      import('../pages/legal-page.tsx'),
      load(legalFiles, 'legal/terms'),
    ]);
    return { node: <LegalPage content={content} seed="terms" />, seo: content.seo, changedOn: content.changedOn };
  },
  sitemap: async () => {
    const [{ SitemapPage }, { siteMapPage }] = await Promise.all([
      import('../pages/sitemap-page.tsx'),
      import('../../content/pages/site-map.ts'),
    ]);
    return { node: <SitemapPage />, seo: siteMapPage.seo, changedOn: siteMapPage.changedOn };
  },
  audit: async () => {
    const [{ AuditPage }, { audit }] = await Promise.all([
      import('../pages/audit-page.tsx'),
      import('../../content/pages/audit.ts'),
    ]);
    return { node: <AuditPage />, seo: audit.seo, changedOn: audit.changedOn };
  },
} satisfies Record<FixedPage, () => Promise<Part>>;

const latest = (...dates: readonly string[]): string => dates.toSorted().at(-1) ?? '';

const loadPart = async (route: ScreenRoute): Promise<Part> => {
  switch (route.kind) {
    case 'fixed':
      return fixedScreens[route.page]();
    case 'service': {
      const [{ ServicePage }, content] = await Promise.all([
        import('../pages/service-page.tsx'),
        loadService(route.service),
      ]);
      return {
        node: <ServicePage content={content} />,
        seo: content.seo,
        changedOn: content.changedOn,
        questions: content.page.questions,
        about: content.description,
      };
    }
    case 'city': {
      const [{ CityPage }, content] = await Promise.all([import('../pages/city-page.tsx'), loadCity(route.city)]);
      return { node: <CityPage content={content} />, seo: content.seo, changedOn: content.changedOn };
    }
    case 'city-service': {
      const [{ CityServicePage }, city, service, trades] = await Promise.all([
        import('../pages/city-service-page.tsx'),
        loadCity(route.city),
        loadService(route.service),
        loadTrades(route.service),
      ]);
      return {
        node: <CityServicePage city={city} service={service} trades={trades} />,
        seo: cityServiceSeo(city, route.service),
        changedOn: latest(city.changedOn, service.changedOn),
        about: service.description,
      };
    }
    case 'not-found': {
      const [{ NotFoundPage }, { notFound }] = await Promise.all([
        import('../pages/not-found-page.tsx'),
        import('../../content/pages/not-found.ts'),
      ]);
      return { node: <NotFoundPage />, seo: notFound.seo, changedOn: '' };
    }
  }
};

/**
 * Loads everything that a route's screen needs.
 * @throws whatever the loading of a chunk throws; the caller falls back to an ordinary page load
 */
export const loadScreen = async (route: ScreenRoute): Promise<Screen> => {
  const { seo, ...part } = await loadPart(route);
  return { route, head: headOf(route, seo), ...part };
};
