/**
 * What the cities that came later have no text for yet: a file of its own, because scripts have no content to look at
 * (build/site-config.ts writes into them what is found here).
 */
import { type CityEntry, type CitySlug, cityIndex } from './city-index.ts';
import type { CityContent } from './schema.ts';
import type { ServiceSlug } from './service-slugs.ts';

const later = (cityIndex as readonly CityEntry[]).filter(({ place }) => place !== undefined);

/** Cities without Tamil: they are on no Tamil page. */
export const citiesInEnglish: readonly CitySlug[] = later.filter(({ tamil }) => !tamil).map(({ slug }) => slug);

const textsOf = async (slug: CitySlug): Promise<readonly ServiceSlug[]> => {
  const { content } = (await import(`./cities/${slug}.ts`)) as { readonly content: Partial<CityContent> };
  // Read before anything checks the file.
  if (!content.services)
    throw new Error(`content/cities/${slug}.ts: services: is missing; write services: {} while it has no texts`);
  return Object.keys(content.services) as ServiceSlug[];
};

/** The services that a later city has a page for; the others have one for each. */
export const writtenServices: Readonly<Partial<Record<CitySlug, readonly ServiceSlug[]>>> = Object.fromEntries(
  await Promise.all(later.map(async ({ slug }) => [slug, await textsOf(slug)] as const)),
);
