import type { CitySlug } from '../../content/city-index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import type { Locale } from './locale.ts';

/** The pages that exist once, by the name of their screen, with their address. */
export const fixedPaths = {
  home: '/',
  about: '/about',
  services: '/services',
  blog: '/blog',
  locations: '/locations',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  sitemap: '/sitemap',
  audit: '/audit',
  sendPapers: '/send-papers',
  tools: '/tools',
  dueDates: '/due-dates',
} as const;

/** The name of a page that exists once. */
export type FixedPage = keyof typeof fixedPaths;

/** Which language a page is in; English where nothing is said. */
interface InLocale {
  readonly locale?: Exclude<Locale, 'en'>;
}

/** A route that shows a screen of its own; each has exactly one canonical address. */
export type PageRoute = InLocale & Page;

/** What a page shows, in whatever language. */
export type Page =
  | { readonly kind: 'fixed'; readonly page: FixedPage }
  | { readonly kind: 'service'; readonly service: ServiceSlug }
  | { readonly kind: 'papers'; readonly service: ServiceSlug }
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'city-service'; readonly city: CitySlug; readonly service: ServiceSlug }
  | { readonly kind: 'post'; readonly post: string }
  | { readonly kind: 'tool'; readonly tool: ToolSlug };

/** Where no page is: the Not Found screen, in the language of the address. */
export type NotFoundRoute = InLocale & { readonly kind: 'not-found' };

/** What an address can be. */
export type Route = PageRoute | { readonly kind: 'redirect'; readonly to: PageRoute } | NotFoundRoute;

/** Every kind of route that shows a screen, the Not Found screen included. */
export type ScreenRoute = PageRoute | NotFoundRoute;

/** A kind of page: what shares a screen, and with it a style sheet. */
export type PageKind = FixedPage | Exclude<ScreenRoute['kind'], 'fixed'>;

/** The kind of page that a route shows. */
export const pageKind = (route: ScreenRoute): PageKind => (route.kind === 'fixed' ? route.page : route.kind);

/** The language of a route's page. */
export const localeOf = ({ locale }: ScreenRoute): Locale => locale ?? 'en';
