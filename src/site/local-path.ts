import { citiesInEnglish, writtenServices } from '../../content/city-gaps.ts';
import type { CitySlug } from '../../content/city-index.ts';
import { locale } from '../../content/locale.ts';
import { ownPostIndex } from '../../content/own-post-index.ts';
import type { ServiceSlug } from '../../content/service-slugs.ts';
import { type Locale, localePrefixes } from './locale.ts';
import type { FixedPage, Page } from './route.ts';

/** A city that came later has pages of the services whose text is written. */
export const hasCityService = (city: CitySlug, service: ServiceSlug): boolean =>
  writtenServices[city]?.includes(service) ?? true;

const englishPages: ReadonlySet<FixedPage> = new Set(['blog', 'sitemap', 'audit']);

export const isTranslated = (route: Page): boolean => {
  switch (route.kind) {
    case 'fixed':
      return !englishPages.has(route.page);
    case 'service':
    case 'papers':
    case 'tool':
      return true;
    case 'city':
      return !citiesInEnglish.includes(route.city);
    case 'post':
      return ownPostIndex[route.post] === true;
    case 'city-service':
      return false;
  }
};

/** @param path the English address, also the result where the page is not translated */
export const localPath = (route: Page, path: string, of: Locale = locale): string =>
  of === 'en' || !isTranslated(route) ? path : `${localePrefixes[of]}${path === '/' ? '' : path}`;
