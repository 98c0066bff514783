import { distance } from 'fastest-levenshtein';
import { type CitySlug, citySlugs } from '../../content/cities/index.ts';
import { type AddressSource, allAddresses, allRedirects, respelledCities } from '../addresses/all-addresses.ts';
import { pagePath } from '../addresses/canonical-path.ts';
import type { Locale } from '../addresses/locale.ts';
import { pageLocale } from './page-locale.ts';

const MAX_WRONG_SHARE = 1 / 3;

/** Returns the city that an address names whole, under any of its names. */
const findCity = (path: string): CitySlug | undefined => {
  const words = `-${path.replaceAll('/', '-')}-`;
  const names = [...respelledCities, ...citySlugs.map((slug) => [slug, slug] as const)];
  return names.find(([name]) => words.includes(`-${name}-`))?.[1];
};

/**
 * Returns the address in which the fewest letters differ; null when nothing is near. A city that is named whole is meant.
 * @param source which addresses the site has
 * @param path as the browser writes it
 */
export const nearestAddress = (source: AddressSource, path: string, locale: Locale): string | null => {
  const written = path.toLowerCase();
  const city = findCity(written);
  let nearest = city === undefined ? null : pagePath(source, { kind: 'city', city }, locale);
  let least = Math.floor(written.length * MAX_WRONG_SHARE) + 1;
  const known = [
    ...allAddresses(source, [locale]).map(({ canonical, ...address }) => ({ ...address, to: canonical })),
    ...allRedirects(source, [locale]),
  ];
  for (const { path: from, route, to } of known) {
    if (city !== undefined && !('city' in route && route.city === city)) continue;
    // The lengths alone make them differ by more.
    if (Math.abs(from.length - written.length) >= least) continue;
    const wrong = distance(from, written);
    if (wrong >= least) continue;
    least = wrong;
    nearest = to;
  }
  return nearest;
};

/** @param place holds a link, and is hidden until then */
export const start = (place: HTMLElement, signal: AbortSignal): void => {
  const link = place.querySelector('a');
  // The build wrote it with this type.
  const source: AddressSource = JSON.parse(place.dataset.nearest ?? '{}');
  const nearest = nearestAddress(source, location.pathname, pageLocale());
  if (!link || nearest === null || signal.aborted) return;
  link.href = nearest;
  link.textContent = nearest;
  place.hidden = false;
};
