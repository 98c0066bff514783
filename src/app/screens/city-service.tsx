import type { CitySlug } from '../../../content/city-index.ts';
import type { ServiceContent, Trades } from '../../../content/schema.ts';
import { CityServicePage } from '../../pages/city-service-page.tsx';
import { cityServiceSeo } from '../../site/city-service-seo.ts';
import { loadCity } from '../city-content.ts';
import { type Loader, loadContent } from '../load-content.ts';
import type { ScreenPart } from '../screen-part.ts';

const tradesFiles = import.meta.glob('./*.ts', { base: '../../../content/trades/' }) as Record<string, Loader<Trades>>;

export const load = async (slug: CitySlug, service: ServiceContent): Promise<ScreenPart> => {
  const [city, trades] = await Promise.all([loadCity(slug), loadContent(tradesFiles, service.slug)]);
  return {
    node: <CityServicePage city={city} service={service} trades={trades} />,
    seo: cityServiceSeo(city, service.slug),
    changedOn: [city.changedOn, service.changedOn, trades.changedOn].toSorted().at(-1) ?? '',
    about: service.description,
  };
};
