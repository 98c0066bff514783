import { hrefPage, hrefPapers, hrefPost, hrefService, hrefTool, isTranslatedPage, isTranslatedPost } from './href.ts';
import { hrefCity, hrefCityService, isTranslatedCity } from './href-city.ts';
import { localeOf, type Page, type PageRoute } from './route.ts';

export const isTranslated = (page: Page): boolean => {
  switch (page.kind) {
    case 'fixed':
      return isTranslatedPage(page.page);
    case 'service':
    case 'papers':
    case 'tool':
      return true;
    case 'city':
      return isTranslatedCity(page.city);
    case 'post':
      return isTranslatedPost(page.post);
    case 'city-service':
      return false;
  }
};

/** Returns the one address of a page, the English one where it is not translated. */
export const canonicalPath = (route: PageRoute): string => {
  const of = localeOf(route);
  switch (route.kind) {
    case 'fixed':
      return hrefPage(route.page, of);
    case 'service':
      return hrefService(route.service, of);
    case 'papers':
      return hrefPapers(route.service, of);
    case 'city':
      return hrefCity(route.city, of);
    case 'city-service':
      return hrefCityService(route.city, route.service);
    case 'post':
      return hrefPost(route.post, of);
    case 'tool':
      return hrefTool(route.tool, of);
  }
};
