import type { CitySlug } from '../../content/cities/index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Locale } from './locale.ts';

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
  offices: '/offices',
} as const;

export type FixedPage = keyof typeof fixedPaths;

/** The fixed pages but those that the last line of every page links to. */
export type MainPage = Exclude<FixedPage, 'privacy' | 'terms' | 'sitemap'>;

/** The main pages that every footer links to, in its order. */
export const footerPages = {
  home: true,
  about: true,
  services: true,
  locations: true,
  blog: true,
  contact: true,
  audit: true,
  sendPapers: true,
  tools: true,
  dueDates: true,
  // Beside the firm's address its name would promise offices of the firm. Pages of services and cities link to it.
  offices: false,
} as const satisfies Record<MainPage, boolean>;

/** The main pages in the order of the sitemap. */
export const mainPages = (Object.keys(fixedPaths) as FixedPage[]).filter((page): page is MainPage =>
  Object.hasOwn(footerPages, page),
);

/** The language of a route: English where it has none. */
interface InLocale {
  readonly locale?: Exclude<Locale, 'en'>;
}

export type PageRoute = InLocale & Page;

export type Page =
  | { readonly kind: 'fixed'; readonly page: FixedPage }
  | { readonly kind: 'service'; readonly service: ServiceSlug }
  | { readonly kind: 'papers'; readonly service: ServiceSlug }
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'city-service'; readonly city: CitySlug; readonly service: ServiceSlug }
  | { readonly kind: 'post'; readonly post: string }
  | { readonly kind: 'tool'; readonly tool: ToolSlug }
  | { readonly kind: 'own-page'; readonly own: string }
  | { readonly kind: 'own-service'; readonly own: string };

export type NotFoundRoute = InLocale & { readonly kind: 'not-found' };

export type Route = PageRoute | { readonly kind: 'redirect'; readonly to: PageRoute } | NotFoundRoute;

export type ScreenRoute = PageRoute | NotFoundRoute;

/** Pages of one kind share a screen, and with it a style sheet. */
export type PageKind = FixedPage | Exclude<ScreenRoute['kind'], 'fixed'>;

export const pageKind = (route: ScreenRoute): PageKind => (route.kind === 'fixed' ? route.page : route.kind);

export const readLocale = ({ locale }: ScreenRoute): Locale => locale ?? 'en';
