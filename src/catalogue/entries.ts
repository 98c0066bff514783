/** The lists of what the site has in a language, and their entries by name. */
import { type CityEntry, type CitySlug, citySlugs } from '../../content/cities/index.ts';
import { postIndex } from '../../content/post-index.ts';
import { type ServiceSlug, serviceFacts } from '../../content/service-index.ts';
import type { ServiceEntry } from '../../content/service-listings.ts';
import type { ServiceCategory } from '../../content/services/service.ts';
import type { Site } from '../../content/site.ts';
import type { ToolEntry, ToolSlug } from '../../content/tool-index/en.ts';
import type { Words } from '../../content/words.ts';

interface Lists extends Pick<Words, 'serviceIndex' | 'allServices' | 'serviceCategories' | 'toolIndex'> {
  /** The cities that have pages in the language. */
  readonly cityIndex: readonly CityEntry[];
}

const bySlug = <Slug extends string, Entry extends { readonly slug: Slug }>(
  kind: string,
  entries: readonly Entry[],
): ((slug: Slug) => Entry) => {
  const known = new Map<string, Entry>(entries.map((entry) => [entry.slug, entry]));
  return (slug) => {
    const entry = known.get(slug);
    if (!entry) throw new RangeError(`No ${kind} "${slug}"`);
    return entry;
  };
};

/** Returns the entries of services, cities and tools by their slugs; each throws a RangeError for one that is not there. */
export const createEntries = (
  site: Pick<Site, 'notOffered' | 'ownPosts'>,
  { serviceIndex, allServices, serviceCategories, cityIndex, toolIndex }: Lists,
) => {
  const tools: readonly ToolEntry[] = toolIndex;
  const serviceSlugs: readonly ServiceSlug[] = serviceIndex.map(({ slug }) => slug);
  const serviceEntry = bySlug<ServiceSlug, ServiceEntry>('service', allServices);
  /** The others have no page to lead to. */
  const isOffered = (slug: ServiceSlug): boolean => !site.notOffered.includes(slug);
  return {
    cityIndex,
    serviceSlugs,
    postSlugs: [...site.ownPosts.map(({ id }) => id), ...postIndex] as readonly string[],
    isCitySlug: (piece: string): piece is CitySlug => (citySlugs as readonly string[]).includes(piece),
    isServiceSlug: (piece: string): piece is ServiceSlug => (serviceSlugs as readonly string[]).includes(piece),
    serviceEntry,
    isOffered,
    servicesByCategory: (): { readonly name: string; readonly services: readonly ServiceEntry[] }[] =>
      (Object.keys(serviceCategories) as ServiceCategory[])
        .map((category) => ({
          name: serviceCategories[category],
          services: serviceIndex.filter((entry) => entry.category === category),
        }))
        .filter(({ services }) => services.length > 0),
    /** @param wanted what a city asks for most, which then comes first */
    relatedServices: (slug: ServiceSlug, wanted: readonly ServiceSlug[] = []): readonly ServiceEntry[] =>
      [...new Set<ServiceSlug>([...wanted, ...serviceFacts[slug].companions])]
        .filter((other) => other !== slug && isOffered(other))
        .map(serviceEntry),
    cityEntry: bySlug<CitySlug, CityEntry>('city', cityIndex),
    firstCities: (count: number): readonly CityEntry[] => cityIndex.slice(0, count),
    toolEntry: bySlug<ToolSlug, ToolEntry>('tool', tools),
    listTools: (service: ServiceSlug): readonly ToolEntry[] =>
      tools.filter(({ services }) => services.includes(service)),
    /** Returns the first tool that is about the service before all others. */
    findOwnTool: (service: ServiceSlug): ToolEntry | undefined => tools.find(({ services: [own] }) => own === service),
  };
};

/** The lists of a language and their entries. */
export type Entries = ReturnType<typeof createEntries>;
