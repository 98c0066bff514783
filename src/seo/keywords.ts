import type { CitySlug } from '../../content/cities/index.ts';
import type { FixedPage, ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';

const MAX_SPELLINGS = 2;

const namePlace = ({ cityEntry }: Edition, city: CitySlug): string[] => {
  const { name, spellings } = cityEntry(city);
  return [name, ...spellings.slice(0, MAX_SPELLINGS)];
};

const nameSubject = (
  { labels, serviceEntry, papersPage, toolEntry, cityEntry, ownServiceEntry }: Edition,
  route: ScreenRoute,
  category: string,
): string[] => {
  // A page that is linked from the sitemap alone has no label: its keywords are the town and the firm.
  const pageLabels: Partial<Record<FixedPage, string>> = labels;
  switch (route.kind) {
    case 'fixed':
      return [route.page === 'home' ? labels.services : (pageLabels[route.page] ?? '')];
    case 'service':
    case 'city-service':
      return [serviceEntry(route.service).name];
    case 'papers':
      return [serviceEntry(route.service).name, papersPage.name];
    case 'tool':
      return [toolEntry(route.tool).name];
    case 'post':
      return [labels.blog, category];
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
