import { notOffered } from '../../content/not-offered.ts';
import { companions } from '../../content/service-companions.ts';
import {
  allServices,
  type ServiceCategory,
  type ServiceEntry,
  type ServiceSlug,
  serviceCategories,
  serviceIndex,
} from '../../content/service-index/en.ts';

const bySlug = new Map<ServiceSlug, ServiceEntry>(allServices.map((entry) => [entry.slug, entry]));

export const serviceEntry = (slug: ServiceSlug): ServiceEntry => {
  const entry = bySlug.get(slug);
  if (!entry) throw new RangeError(`No service "${slug}"`);
  return entry;
};

/** The others have no page to lead to. */
export const isOffered = (slug: ServiceSlug): boolean => !notOffered.includes(slug);

export const servicesByCategory = (): { readonly name: string; readonly services: readonly ServiceEntry[] }[] =>
  (Object.keys(serviceCategories) as ServiceCategory[])
    .map((category) => ({
      name: serviceCategories[category],
      services: serviceIndex.filter((entry) => entry.category === category),
    }))
    .filter(({ services }) => services.length > 0);

/** @param wanted what a city asks for most, which then comes first */
export const relatedServices = (slug: ServiceSlug, wanted: readonly ServiceSlug[] = []): readonly ServiceEntry[] =>
  [...new Set<ServiceSlug>([...wanted, ...companions[slug]])]
    .filter((other) => other !== slug && isOffered(other))
    .map(serviceEntry);
