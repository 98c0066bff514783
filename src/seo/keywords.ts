import type { CitySlug } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { labels } from '../../content/pages/labels/en.ts';
import { papersPage } from '../../content/pages/papers/en.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import { serviceEntry } from '../catalogue/services.ts';
import { toolEntry } from '../catalogue/tools.ts';
import { officeCity } from '../office/office-city.ts';
import { cityEntry } from '../places/cities.ts';

const MAX_SPELLINGS = 2;

const namePlace = (city: CitySlug): string[] => {
  const { name, spellings } = cityEntry(city);
  return [name, ...spellings.slice(0, MAX_SPELLINGS)];
};

const nameSubject = (route: ScreenRoute, category: string): string[] => {
  switch (route.kind) {
    case 'fixed':
      return route.page === 'home' ? [labels.services] : [labels[route.page]];
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
    case 'not-found':
      return [];
  }
};

/** Returns names of what a page is about, of its city or that of the office, and of the firm. */
export const listKeywords = (route: ScreenRoute, category = ''): string =>
  route.kind === 'not-found'
    ? ''
    : [...nameSubject(route, category), ...namePlace('city' in route ? route.city : officeCity), firm.name]
        .filter(Boolean)
        .join(', ');
