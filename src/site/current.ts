import { hrefCity, hrefPage, hrefService } from './href.ts';
import type { ScreenRoute } from './route.ts';

/** The place of a page in the main menu. */
export interface Current {
  /** The address of the menu's own link to this page, if it has one. */
  readonly href?: string;
  /** The part of the menu that the page belongs to, if it is one of the two that open. */
  readonly section?: 'services' | 'cities';
}

/** The place of a route's page in the main menu. */
export const currentOf = (route: ScreenRoute): Current => {
  switch (route.kind) {
    case 'fixed':
      return {
        href: hrefPage(route.page),
        ...(route.page === 'services' ? { section: 'services' } : {}),
        ...(route.page === 'locations' ? { section: 'cities' } : {}),
      };
    case 'service':
      return { href: hrefService(route.service), section: 'services' };
    case 'papers':
      return { section: 'services' };
    case 'city':
    case 'city-service':
      return { section: 'cities', ...(route.kind === 'city' ? { href: hrefCity(route.city) } : {}) };
    case 'post':
      return { href: hrefPage('blog') };
    case 'tool':
    case 'not-found':
      return {};
  }
};
