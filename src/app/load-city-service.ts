import type { CitySlug } from '../../content/city-index.ts';
import type { CityContent, ServiceContent, Trades } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { type CityServiceData, cityServiceData } from '../site/city-service-data.ts';
import { type Loader, loadContent } from './load-content.ts';

/**
 * The folder of the files that hold one service in one city each; the build fills it in and writes them
 * (`build/city-service-files.ts`). Empty where the content itself is at hand. Its name changes with their content, so
 * that no list of their names has to be downloaded.
 */
declare const __CITY_SERVICES__: string;

type Load = (city: CitySlug, service: ServiceSlug) => Promise<CityServiceData>;

const fromFile: Load = async (city, service) => {
  const file = (await import(/* @vite-ignore */ `${__CITY_SERVICES__}/${city}/${service}.js`)) as {
    readonly data: CityServiceData;
  };
  return file.data;
};

const fromContent: Load = async (city, service) =>
  cityServiceData(
    await loadContent(
      import.meta.glob('./*.ts', { base: '../../content/cities/' }) as Record<string, Loader<CityContent>>,
      city,
    ),
    await loadContent(
      import.meta.glob('./*.ts', { base: '../../content/services/' }) as Record<string, Loader<ServiceContent>>,
      service,
    ),
    await loadContent(
      import.meta.glob('./*.ts', { base: '../../content/trades/' }) as Record<string, Loader<Trades>>,
      service,
    ),
  );

/**
 * Loads what the page of a service in a city shows.
 * @throws whatever the fetching of its file throws
 */
export const loadCityService: Load = __CITY_SERVICES__ === '' ? fromContent : fromFile;
