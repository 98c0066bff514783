import type { ScreenRoute } from '../../addresses/route.ts';
import type { Edition } from '../../edition/edition.ts';

export interface Current {
  readonly href?: string;
  readonly section?: 'services' | 'cities';
}

export const findCurrent = (
  { hrefPage, hrefService, hrefCity, hrefOwnPage, hrefOwnService }: Edition,
  route: ScreenRoute,
): Current => {
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
    case 'own-page':
      return { href: hrefOwnPage(route.own) };
    case 'own-service':
      return { href: hrefOwnService(route.own), section: 'services' };
    case 'tool':
    case 'not-found':
      return {};
  }
};
