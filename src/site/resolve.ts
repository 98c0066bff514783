import type { CitySlug } from '../../content/city-index.ts';
import { notOffered } from '../../content/not-offered.ts';
import type { ServiceSlug } from '../../content/service-slugs.ts';
import { redirects } from './addresses.ts';
import { cityBases, cityListAliases, cityPrefixes, legacyPaths, serviceAliases } from './aliases.ts';
import { canonicalPath, PAPERS } from './href.ts';
import { hasCityService, isTranslated } from './local-path.ts';
import { localePrefixes } from './locale.ts';
import { isPostSlug, isToolSlug } from './page-slugs.ts';
import { type FixedPage, fixedPaths, type PageRoute, type Route } from './route.ts';
import { isCitySlug, isServiceSlug } from './slugs.ts';

const notFound: Route = { kind: 'not-found' };

const pages = new Map<string, PageRoute>(
  Object.entries(fixedPaths).map(([page, path]) => [path, { kind: 'fixed', page: page as FixedPage }]),
);
for (const alias of cityListAliases) pages.set(`/${alias}`, { kind: 'fixed', page: 'locations' });

const shortServices = new Map(Object.entries(serviceAliases));
const bases: ReadonlySet<string> = new Set(cityBases);
const prefixes: ReadonlySet<string> = new Set(cityPrefixes);

const resolveService = (piece: string): Route => {
  const service = shortServices.get(piece) ?? piece;
  return isServiceSlug(service) ? { kind: 'service', service } : notFound;
};

const resolveCityService = (city: CitySlug, service: string): Route =>
  isServiceSlug(service) && hasCityService(city, service) ? { kind: 'city-service', city, service } : notFound;

/** `/gst-registration-coimbatore`: a prefix or a service, then the city. */
const resolveDashForm = (piece: string): Route => {
  const dash = piece.lastIndexOf('-');
  const rest = piece.slice(0, dash);
  const city = piece.slice(dash + 1);
  if (dash < 1 || !isCitySlug(city)) return notFound;
  if (prefixes.has(rest)) return { kind: 'city', city };
  return resolveCityService(city, rest);
};

const resolveEnglish = (path: string): Route => {
  const page = pages.get(path);
  if (page) return page;
  const to = redirects.get(path);
  if (to) return { kind: 'redirect', to };
  const [empty, first = '', second, third, ...more] = path.split('/');
  if (empty !== '' || more.length > 0) return notFound;
  if (second === undefined) return resolveDashForm(first);
  if (third === undefined) {
    if (first === 'services') return resolveService(second);
    if (first === 'blog') return isPostSlug(second) ? { kind: 'post', post: second } : notFound;
    if (first === 'tools') return isToolSlug(second) ? { kind: 'tool', tool: second } : notFound;
    return bases.has(first) && isCitySlug(second) ? { kind: 'city', city: second } : notFound;
  }
  if (first === 'services')
    return isServiceSlug(second) && third === PAPERS ? { kind: 'papers', service: second } : notFound;
  return bases.has(first) && isCitySlug(second) ? resolveCityService(second, third) : notFound;
};

const TAMIL = localePrefixes.ta;

/** Never throws. @param path a decoded pathname exactly as written: a slash at the end makes another address */
export const resolve = (path: string): Route => {
  if (path !== TAMIL && !path.startsWith(`${TAMIL}/`)) return resolveEnglish(path);
  const route = resolveEnglish(path.slice(TAMIL.length) || '/');
  // Only a canonical address has a page in another language: `/ta/` and `/ta/tamil-nadu` are none.
  const page = route.kind === 'redirect' || route.kind === 'not-found' ? null : ({ ...route, locale: 'ta' } as const);
  return page && isTranslated(page) && canonicalPath(page) === path ? page : { kind: 'not-found', locale: 'ta' };
};

/** By all the names that addresses have for them. */
const goneNames: ReadonlyMap<string, ServiceSlug> = new Map([
  ...notOffered.map((slug) => [slug, slug] as const),
  ...[...shortServices, ...Object.entries(legacyPaths)].filter(([, slug]) => notOffered.includes(slug)),
]);

/** The service of an address that the site would have were it offered. @param path a decoded pathname */
export const goneService = (path: string): ServiceSlug | undefined => {
  const pieces = path
    .toLowerCase()
    .replace(/[.]md$/, '')
    .split('/')
    .filter(Boolean);
  const named = (piece: string): ServiceSlug | undefined =>
    goneNames.get(piece) ??
    (isCitySlug(piece.slice(piece.lastIndexOf('-') + 1))
      ? goneNames.get(piece.slice(0, piece.lastIndexOf('-')))
      : undefined);
  return goneNames.size === 0 ? undefined : pieces.map(named).find((slug) => slug !== undefined);
};

/**
 * What capitals or needless slashes were meant for; `null` where the path is clean, or names nothing on the site either
 * way.
 */
export const cleanPath = (path: string): string | null => {
  const clean = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return clean !== path && resolve(clean).kind !== 'not-found' ? clean : null;
};

export type Verdict =
  | { readonly statusCode: 200; readonly message: 'Valid URL'; readonly redirectTo: null }
  | { readonly statusCode: 301; readonly message: 'HTTP 301'; readonly redirectTo: string }
  | { readonly statusCode: 404; readonly message: 'Page not found'; readonly redirectTo: '/' };

const valid: Verdict = { statusCode: 200, message: 'Valid URL', redirectTo: null };
const unknown: Verdict = { statusCode: 404, message: 'Page not found', redirectTo: '/' };
const moved = (redirectTo: string): Verdict => ({ statusCode: 301, message: 'HTTP 301', redirectTo });

/** The audit's verdict: canonical addresses are valid, every other way to write one is a 301 to it, the rest 404. */
export const judge = (path: string): Verdict => {
  const route = resolve(path);
  if (route.kind === 'not-found') return unknown;
  if (route.kind === 'redirect') return moved(canonicalPath(route.to));
  const canonical = canonicalPath(route);
  return canonical === path ? valid : moved(canonical);
};
