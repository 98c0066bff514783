/**
 * From a route to its screen: loads the page's component and its content, in chunks of their own, and says what the
 * head holds. The same function serves the build and the browser.
 */
import type { ServicePageContent } from '../../content/service-views.ts';
import { type Head, headOf } from '../site/head.ts';
import type { FixedPage, ScreenRoute } from '../site/route.ts';
import { type Loader, loadContent } from './load-content.ts';
import { loadCity, loadCityService } from './load-place.ts';
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

/** A screen whose component and content are fetched at the same time. */
const filled = async <Content,>(
  screen: Promise<{ readonly load: (content: Content) => ScreenPart }>,
  content: Promise<Content>,
): Promise<ScreenPart> => {
  const [{ load }, loaded] = await Promise.all([screen, content]);
  return load(loaded);
};

const loadPart = async (route: ScreenRoute): Promise<ScreenPart> => {
  switch (route.kind) {
    case 'fixed':
      return (await fixedScreens[route.page]()).load();
    case 'service':
      return filled(import('./screens/service.tsx'), loadContent(serviceFiles, route.service));
    case 'city':
      return filled(import('./screens/city.tsx'), loadCity(route.city));
    case 'city-service':
      return filled(import('./screens/city-service.tsx'), loadCityService(route.city, route.service));
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

/**
 * Loads a screen that is there whole at once: a page as the server sends it, or one that is entered further down.
 * @throws whatever the loading of a chunk throws
 */
export const loadWholeScreen = async (route: ScreenRoute): Promise<Screen> => {
  const screen = await loadScreen(route);
  await screen.loadRest?.();
  return screen;
};
