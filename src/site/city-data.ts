import type { CityContent } from '../../content/schema.ts';
import { placeData } from './place-data.ts';

/** What a city's page shows: its record, and where it lies. */
export const cityData = (city: CityContent) => ({ ...city, ...placeData(city.slug) });

/** The content of a city's page. */
export type CityData = ReturnType<typeof cityData>;
