import type { CitySlug } from '../../../content/city-index.ts';
import type { Trades } from '../../../content/schema.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import type { ServiceInCityContent } from '../../../content/service-views.ts';
import { CityServicePage } from '../../pages/city-service-page.tsx';
import { cityServiceSeo } from '../../site/city-service-seo.ts';
import { loadCity } from '../city-content.ts';
import { type Loader, loadContent } from '../load-content.ts';
import type { ScreenPart } from '../screen-part.ts';

const serviceFiles = import.meta.glob('./*.ts', {
  base: '../../../content/services/',
  query: '?view=city',
}) as Record<string, Loader<ServiceInCityContent>>;

const tradesFiles = import.meta.glob('./*.ts', { base: '../../../content/trades/' }) as Record<string, Loader<Trades>>;

export const load = async (citySlug: CitySlug, serviceSlug: ServiceSlug): Promise<ScreenPart> => {
  const [city, service, trades] = await Promise.all([
    loadCity(citySlug),
    loadContent(serviceFiles, serviceSlug),
    loadContent(tradesFiles, serviceSlug),
  ]);
  return {
    node: <CityServicePage city={city} service={service} trades={trades} />,
    seo: cityServiceSeo(city, service.slug),
    changedOn: [city.changedOn, service.changedOn, trades.changedOn].toSorted().at(-1) ?? '',
    about: service.description,
  };
};
