import type { FixedPage, ScreenRoute } from '../site/route.ts';

/** Which pages hold something that acts: a form, a search, the audit. The others are adopted as they were sent. */
const acting = {
  home: false,
  about: false,
  services: false,
  blog: true,
  locations: true,
  contact: true,
  privacy: false,
  terms: false,
  sitemap: false,
  audit: true,
} as const satisfies Record<FixedPage, boolean>;

/** Whether a route's page has to be rendered in the browser to work; `acting-pages.test.ts` compares with the code. */
export const isActing = (route: ScreenRoute): boolean => route.kind === 'fixed' && acting[route.page];
