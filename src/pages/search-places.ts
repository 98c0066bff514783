import { cityIndex } from '../../content/city-index.ts';
import type { IslandProps } from '../islands/list.ts';
import { cityRecord } from './records.ts';

/** What the city search finds a city by besides its name: the pincode and the areas of its record. */
export const searchPlaces = (): IslandProps<'city-search'>['places'] =>
  Object.fromEntries(
    cityIndex.map(({ slug }) => {
      const { pincode, serviceAreas } = cityRecord(slug);
      return [slug, { pincode, areas: serviceAreas }];
    }),
    // Every slug has a record: `cityRecord` throws otherwise.
  ) as IslandProps<'city-search'>['places'];
