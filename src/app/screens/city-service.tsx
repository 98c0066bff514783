import type { CitySlug } from '../../../content/city-index.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import { CityServicePage } from '../../pages/city-service-page.tsx';
import { loadCityService } from '../load-city-service.ts';
import type { ScreenPart } from '../screen-part.ts';

export const load = async (city: CitySlug, service: ServiceSlug): Promise<ScreenPart> => {
  const data = await loadCityService(city, service);
  return {
    node: <CityServicePage data={data} />,
    seo: data.seo,
    changedOn: data.changedOn,
    about: data.service.description,
  };
};
