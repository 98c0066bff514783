import { CityServicePage } from '../../pages/city-service-page.tsx';
import type { CityServiceData } from '../../site/city-service-data.ts';
import type { ScreenPart } from '../screen-part.ts';

export const load = (data: CityServiceData): ScreenPart => ({
  node: <CityServicePage data={data} />,
  seo: data.seo,
  changedOn: data.changedOn,
  about: data.service.description,
});
