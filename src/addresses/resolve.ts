import { citySlugs } from '../../content/cities/index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { legacyPaths, serviceAliases } from './aliases.ts';
import { type AddressSource, allAddresses, redirects, respelledCities } from './all-addresses.ts';
import { canonicalPath } from './canonical-path.ts';
import { localeAt, locales } from './locale.ts';
import { onceFor } from './once-for.ts';
import type { Route } from './route.ts';

const routes = onceFor(
  (source: AddressSource): ReadonlyMap<string, Route> =>
    new Map<string, Route>([
      ...[...redirects(source)].map(([path, to]) => [path, { kind: 'redirect', to }] as const),
      ...allAddresses(source, locales).map(({ path, route }) => [path, route] as const),
    ]),
);

/** Never throws. @param path a decoded pathname exactly as written: a slash at the end makes another address */
export const resolve = (source: AddressSource, path: string): Route =>
  routes(source).get(path) ?? (localeAt(path) === 'ta' ? { kind: 'not-found', locale: 'ta' } : { kind: 'not-found' });

/** The services that are not offered, by every name that addresses have for them. */
const goneNames = onceFor(
  ({ notOffered }: AddressSource): ReadonlyMap<string, ServiceSlug> =>
    new Map([
      ...notOffered.map((slug) => [slug, slug] as const),
      ...Object.entries({ ...serviceAliases, ...legacyPaths }).filter(([, slug]) => notOffered.includes(slug)),
    ]),
);

/** Returns the service of an address that the site would have were it offered. @param path a decoded pathname */
export const goneService = (source: AddressSource, path: string): ServiceSlug | undefined => {
  const pieces = path
    .toLowerCase()
    .replace(/[.]md$/, '')
    .split('/');
  const isCity = (name: string): boolean =>
    (citySlugs as readonly string[]).includes(name) || respelledCities.has(name);
  const named = (piece: string): ServiceSlug | undefined =>
    goneNames(source).get(piece) ??
    [...goneNames(source)].find(([name]) => piece.startsWith(`${name}-`) && isCity(piece.slice(name.length + 1)))?.[1];
  return pieces.map(named).find((slug) => slug !== undefined);
};

/**
 * Returns the path meant by one with capitals or needless slashes; `null` if it has none, or the clean path is not
 * known.
 */
export const cleanPath = (source: AddressSource, path: string): string | null => {
  const clean = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return clean !== path && resolve(source, clean).kind !== 'not-found' ? clean : null;
};

const valid = { statusCode: 200, message: 'Valid URL', redirectTo: null } as const;
const unknown = { statusCode: 404, message: 'Page not found', redirectTo: '/' } as const;
const moved = (redirectTo: string) => ({ statusCode: 301, message: 'HTTP 301', redirectTo }) as const;

/**
 * Returns the audit's verdict: canonical addresses are valid, every other way to write one is a 301 to it, the rest
 * 404.
 */
export const judge = (source: AddressSource, path: string) => {
  const route = resolve(source, path);
  if (route.kind === 'not-found') return unknown;
  if (route.kind === 'redirect') return moved(canonicalPath(source, route.to));
  const canonical = canonicalPath(source, route);
  return canonical === path ? valid : moved(canonical);
};

export type Verdict = ReturnType<typeof judge>;
