import type { ComponentProps, ComponentType } from 'react';
import type { Locale } from '../addresses/locale.ts';
import type { ContactSentences } from './contact-form/data.ts';

const contactSentences = {
  en: () => import('./contact-form/sentences/en.ts'),
  ta: () => import('./contact-form/sentences/ta.ts'),
} satisfies Record<Locale, () => Promise<ContactSentences>>;

/**
 * Each in a chunk of its own, for the build and the browser. An island of several kinds is told which it is; one that puts
 * sentences together fetches those of its language.
 */
export const islands = {
  'audit-tool': async () => (await import('./audit-tool/audit-tool.tsx')).AuditTool,
  'blog-posts': async () => (await import('./blog-posts/blog-posts.tsx')).BlogPosts,
  'case-tool': async (part, locale) => (await import('./case-tool/case-tool.tsx')).loadCaseTool(part, locale),
  'city-search': async () => (await import('./city-search/city-search.tsx')).CitySearch,
  'contact-form': async (_part, locale) => {
    const [{ withSentences }, sentences] = await Promise.all([
      import('./contact-form/contact-form.tsx'),
      contactSentences[locale](),
    ]);
    return withSentences(sentences);
  },
  'newsletter-form': async () => (await import('./newsletter-form/newsletter-form.tsx')).NewsletterForm,
} satisfies Record<string, (part: string, locale: Locale) => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

/** Returns the prefix of `useId`: equal at build and in the browser, and different for each island of a page. */
export const makePrefix = (name: IslandName): string => `${name}-`;

/**
 * States what happens if a script cannot be fetched. A form works as plain HTML; the others do nothing without theirs,
 * and most often a new deploy has taken it away.
 */
export const withoutScript = {
  'audit-tool': 'reload',
  'blog-posts': 'reload',
  'case-tool': 'stay',
  'city-search': 'reload',
  'contact-form': 'stay',
  'newsletter-form': 'stay',
} as const satisfies Record<IslandName, 'reload' | 'stay'>;
