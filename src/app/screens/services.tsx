import { servicesOverview } from '../../../content/pages/services.ts';
import { ServicesPage } from '../../pages/services-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <ServicesPage />,
  seo: servicesOverview.seo,
  changedOn: servicesOverview.changedOn,
});
