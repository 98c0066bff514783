/**
 * From a route to its screen: loads the page's component and its content, in chunks of their own, and says what the
 * head holds. The same function serves the build and the browser.
 */
import type { ServicePageContent } from '../../content/service-views.ts';
import { type Head, headOf } from '../site/head.ts';
import type { FixedPage, ScreenRoute } from '../site/route.ts';
import { type Loader, loadContent } from './load-content.ts';
import type { ScreenPart } from './screen-part.ts';

/** A page, ready to be rendered. */
export interface Screen extends Omit<ScreenPart, 'seo'> {
  readonly route: ScreenRoute;
  readonly head: Head;
}

type Load = () => ScreenPart | Promise<ScreenPart>;

const fixedScreens = {
  home: () => import('./screens/home.tsx'),
  about: () => import('./screens/about.tsx'),
  services: () => import('./screens/services.tsx'),
  blog: () => import('./screens/blog.tsx'),
  locations: () => import('./screens/locations.tsx'),
  contact: () => import('./screens/contact.tsx'),
  privacy: () => import('./screens/privacy.tsx'),
  terms: () => import('./screens/terms.tsx'),
  sitemap: () => import('./screens/sitemap.tsx'),
  audit: () => import('./screens/audit.tsx'),
} satisfies Record<FixedPage, () => Promise<{ readonly load: Load }>>;

const serviceFiles = import.meta.glob('./*.ts', {
  base: '../../content/services/',
  query: '?view=page',
}) as Record<string, Loader<ServicePageContent>>;

const loadPart = async (route: ScreenRoute): Promise<ScreenPart> => {
  switch (route.kind) {
    case 'fixed':
      return (await fixedScreens[route.page]()).load();
    case 'service': {
      const [{ load }, content] = await Promise.all([
        import('./screens/service.tsx'),
        loadContent(serviceFiles, route.service),
      ]);
      return load(content);
    }
    case 'city':
      return (await import('./screens/city.tsx')).load(route.city);
    case 'city-service':
      return (await import('./screens/city-service.tsx')).load(route.city, route.service);
    case 'not-found':
      return (await import('./screens/not-found.tsx')).load();
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
