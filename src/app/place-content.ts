/** What the pages of cities show, put together from the records: for the build and in development. */
import type { CitySlug } from '../../content/city-index.ts';
import type { CityContent, ServiceContent, Trades } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { type CityData, cityData } from '../site/city-data.ts';
import { type CityServiceData, cityServiceData } from '../site/city-service-data.ts';
import { type Loader, loadContent } from './load-content.ts';

const cities = import.meta.glob('./*.ts', { base: '../../content/cities/' }) as Record<string, Loader<CityContent>>;
const services = import.meta.glob('./*.ts', { base: '../../content/services/' }) as Record<
  string,
  Loader<ServiceContent>
>;
const trades = import.meta.glob('./*.ts', { base: '../../content/trades/' }) as Record<string, Loader<Trades>>;

/** The content of a city's page. */
export const cityContent = async (city: CitySlug): Promise<CityData> => cityData(await loadContent(cities, city));

/** The content of the page of a service in a city. */
export const cityServiceContent = async (city: CitySlug, service: ServiceSlug): Promise<CityServiceData> =>
  cityServiceData(
    await loadContent(cities, city),
    await loadContent(services, service),
    await loadContent(trades, service),
  );
