import { companions } from '../../content/service-companions.ts';
import type { ServiceEntry, ServiceSlug } from '../../content/service-index.ts';
import { isOffered, serviceEntry } from './services.ts';

/**
 * The services that go with a service.
 * @param wanted what a city asks for most, which then comes first
 * @returns each once, the service itself and what the firm does not offer left out
 */
export const relatedServices = (slug: ServiceSlug, wanted: readonly ServiceSlug[] = []): readonly ServiceEntry[] =>
  [...new Set<ServiceSlug>([...wanted, ...companions[slug]])]
    .filter((other) => other !== slug && isOffered(other))
    .map(serviceEntry);
