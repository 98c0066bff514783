/** The chunks of the cities, by name; apart from the rest, because most pages need none of them. */
import type { CitySlug } from '../../content/city-index.ts';
import type { CityContent } from '../../content/schema.ts';
import { type Loader, loadContent } from './load-content.ts';

const files = import.meta.glob('./*.ts', { base: '../../content/cities/' }) as Record<string, Loader<CityContent>>;

/** Loads a city's record. */
export const loadCity = (slug: CitySlug): Promise<CityContent> => loadContent(files, slug);
