/** The content of a city and of a service in a city. */
import type { CitySlug } from '../../content/city-index.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { CityData } from '../site/city-data.ts';
import type { CityServiceData } from '../site/city-service-data.ts';

/**
 * The folder of the files that hold one city, or one service in one city, each; the build fills it in and writes them
 * (`build/place-files.ts`). Empty where the content itself is at hand. Its name changes with their content, so that no
 * list of their names has to be downloaded.
 */
declare const __PLACES__: string;

const fromFile = async <T>(name: string): Promise<T> =>
  ((await import(/* @vite-ignore */ `${__PLACES__}/${name}.js`)) as { readonly content: T }).content;

/**
 * Loads what a city's page shows.
 * @throws whatever the fetching of its file throws
 */
export const loadCity = async (city: CitySlug): Promise<CityData> =>
  __PLACES__ === '' ? (await import('./place-content.ts')).cityContent(city) : fromFile(city);

/**
 * Loads what the page of a service in a city shows.
 * @throws whatever the fetching of its file throws
 */
export const loadCityService = async (city: CitySlug, service: ServiceSlug): Promise<CityServiceData> =>
  __PLACES__ === ''
    ? (await import('./place-content.ts')).cityServiceContent(city, service)
    : fromFile(`${city}/${service}`);
