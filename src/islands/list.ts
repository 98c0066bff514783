import type { ComponentProps, ComponentType } from 'react';

/**
 * All that acts with React, each in a chunk of its own. The build and the browser read the same list. An island of
 * several kinds is told which it is.
 */
export const islands = {
  'audit-tool': async () => (await import('./audit-tool/audit-tool.tsx')).AuditTool,
  'blog-posts': async () => (await import('./blog-posts/blog-posts.tsx')).BlogPosts,
  'case-tool': async (part) => (await import('./case-tool/case-tool.tsx')).loadCaseTool(part),
  'city-search': async () => (await import('./city-search/city-search.tsx')).CitySearch,
  'contact-form': async () => (await import('./contact-form/contact-form.tsx')).ContactForm,
  'newsletter-form': async () => (await import('./newsletter-form/newsletter-form.tsx')).NewsletterForm,
} satisfies Record<string, (part: string) => Promise<ComponentType<never>>>;

/** The name of an island. */
export type IslandName = keyof typeof islands;

/** What an island is given: at build by the page, in the browser from the page's markup as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** Whether a name in the page's markup is one of the list. */
export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

/** What `useId` begins with: the same at build and in the browser, and another for each island of a page. */
export const prefixOf = (name: IslandName): string => `${name}-`;

/**
 * What becomes of an island whose script cannot be fetched. A form works as the plain HTML that it is; the others can
 * do nothing by themselves, and most often a new deploy has taken the old script away.
 */
export const withoutScript = {
  'audit-tool': 'reload',
  'blog-posts': 'reload',
  'case-tool': 'stay',
  'city-search': 'reload',
  'contact-form': 'stay',
  'newsletter-form': 'stay',
} as const satisfies Record<IslandName, 'reload' | 'stay'>;
