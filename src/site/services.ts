import { notOffered } from '../../content/not-offered.ts';
import { companions } from '../../content/service-companions.ts';
import {
  allServices,
  type ServiceCategory,
  type ServiceEntry,
  type ServiceSlug,
  serviceCategories,
  serviceIndex,
} from '../../content/service-index.ts';

const bySlug = new Map<ServiceSlug, ServiceEntry>(allServices.map((entry) => [entry.slug, entry]));

/** The index row of a service. */
export const serviceEntry = (slug: ServiceSlug): ServiceEntry => {
  const entry = bySlug.get(slug);
  if (!entry) throw new RangeError(`No service "${slug}"`);
  return entry;
};

/** Whether the firm offers a service: the others have no page to lead to. */
export const isOffered = (slug: ServiceSlug): boolean => !notOffered.includes(slug);

/** The services in the four groups of the menu. */
export const servicesByCategory = (): { readonly name: string; readonly services: readonly ServiceEntry[] }[] =>
  (Object.keys(serviceCategories) as ServiceCategory[])
    .map((category) => ({
      name: serviceCategories[category],
      services: serviceIndex.filter((entry) => entry.category === category),
    }))
    .filter(({ services }) => services.length > 0);

/**
 * The services that go with a service.
 * @param wanted what a city asks for most, which then comes first
 * @returns each once, the service itself and what the firm does not offer left out
 */
export const relatedServices = (slug: ServiceSlug, wanted: readonly ServiceSlug[] = []): readonly ServiceEntry[] =>
  [...new Set<ServiceSlug>([...wanted, ...companions[slug]])]
    .filter((other) => other !== slug && isOffered(other))
    .map(serviceEntry);
