import type { CitySlug } from '../../content/cities/index.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';

const MAX_SPELLINGS = 2;

const namePlace = ({ cityEntry }: Edition, city: CitySlug): string[] => {
  const { name, spellings } = cityEntry(city);
  return [name, ...spellings.slice(0, MAX_SPELLINGS)];
};

const nameSubject = (
  { labels, pages, serviceEntry, papersPage, toolEntry, cityEntry, ownServiceEntry }: Edition,
  route: ScreenRoute,
  category: string,
): string[] => {
  switch (route.kind) {
    case 'fixed':
      return [pages[route.page === 'home' ? 'services' : route.page].name];
    case 'service':
    case 'city-service':
      return [serviceEntry(route.service).name];
    case 'papers':
      return [serviceEntry(route.service).name, papersPage.name];
    case 'tool':
      return [toolEntry(route.tool).name];
    case 'post':
      return [pages.blog.name, category];
    case 'city':
      return [labels.taxConsultantIn(cityEntry(route.city).name)];
    case 'own-service':
      return [ownServiceEntry(route.own).name];
    case 'own-page':
    case 'not-found':
      return [];
  }
};

/** Returns names of what a page is about, of its city or that of the office, and of the firm. */
export const listKeywords = (edition: Edition, route: ScreenRoute, category = ''): string => {
  const { firm, officeCity, town } = edition;
  return route.kind === 'not-found'
    ? ''
    : [
        ...nameSubject(edition, route, category),
        ...('city' in route || officeCity.hasPages
          ? namePlace(edition, 'city' in route ? route.city : officeCity.slug)
          : [town]),
        firm.name,
      ]
        .filter(Boolean)
        .join(', ');
};
